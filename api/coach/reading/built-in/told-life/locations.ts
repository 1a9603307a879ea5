import locations from './locations.json' with { type: 'json' }

const { states, provinces, countries } = locations

const regions = [...Object.values(states), ...provinces, ...countries].toSorted((one, other) => other.length - one.length)
const region = regions.map((name) => name.replaceAll(' ', String.raw`\s+`)).join('|')
const letters = Object.keys(states).join('|')

const regionAlone = new RegExp(String.raw`^(${region})(?![\p{L}-])`, 'iu')
const wholeRegion = new RegExp(`^(?:${region}|${letters})$`, 'i')

/** A city with its state or country at the beginning of a text, in any letters: "newark new jersey", "Dayton Ohio", "Atlanta, GA". */
const cityAndRegion = new RegExp(
  String.raw`^(\p{L}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*){0,3}?)(?:\s*,)?\s+(${region})(?![\p{L}-])`,
  'iu',
)
const cityAndLetters = new RegExp(
  String.raw`^(\p{Lu}[\p{L}.'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*){0,3}?)(?:\s*,)?\s+(${letters})(?![\p{L}-])`,
  'u',
)
const cityAndMore =
  /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2}),\s*(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})(?![\p{L}-])/u
const cityAlone = /^(\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,2})(?![\p{L}-])/u

export interface FoundLocation {
  place: string
  length: number
}

/** Words that end a city's name: "I live in Dayton my phone is". */
const noCity = /\b(?:i|my|and|the|for|with|as|from|since|at|in|is|was|am|we|but|now|to)\b/i

/**
 * The place a text begins with, written "City, Region".
 * @param alone whether a city without its region will do
 */
export function locationAt(text: string, { alone = true } = {}): FoundLocation | null {
  for (const pattern of [cityAndRegion, cityAndLetters]) {
    const match = pattern.exec(text)
    if (!match || noCity.test(match[1]!)) continue
    return { place: `${named(match[1]!)}, ${regionNamed(match[2]!)}`, length: match[0].length }
  }
  const country = regionAlone.exec(text)
  if (country) return { place: regionNamed(country[1]!), length: country[0].length }
  if (!alone) return null
  const more = cityAndMore.exec(text) ?? cityAlone.exec(text)
  if (!more) return null
  return { place: [more[1], more[2]].filter(Boolean).join(', '), length: more[0].length }
}

/** Whether a name is a state, province or country. */
export function isRegion(name: string): boolean {
  return wholeRegion.test(name.trim())
}

const regionNamed = (said: string) =>
  regions.find((name) => name.toLowerCase() === said.replace(/\s+/g, ' ').toLowerCase()) ?? said.toUpperCase()

/** Small letters throughout become a name's letters. */
export function named(said: string): string {
  const plain = said.replace(/\s+/g, ' ').trim()
  if (/\p{Lu}/u.test(plain)) return plain
  return plain.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
