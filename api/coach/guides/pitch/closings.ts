import data from './closings.json' with { type: 'json' }

type Country = 'us' | 'uk'
type Closings = { any: readonly string[] } & Partial<Record<Country, readonly string[]>>

const closings = data as Readonly<Record<string, Closings>>

const signs: readonly [Country, RegExp][] = [
  ['uk', /£|\b(?:NHS|DBS check|UK|United Kingdom|England|Scotland|Wales|London|GCSEs?|NVQ|right to work in the UK|per annum)\b/],
  ['us', /\$|\b(?:USA?|United States|401\(?k\)?|EEO|GED|bachelor['’]s degree|high school diploma|W-2)\b|\b[A-Z]{2} \d{5}\b/],
]

/** The country of an ad, where something in it is used in one of them only. */
function countryOf(jobDescription: string): Country | null {
  const found = signs.filter(([, sign]) => sign.test(jobDescription))
  return found.length === 1 ? found[0]![0] : null
}

/** Ways to close a pitch, those for this field and country first. @param field the id of a field guide, or "any" */
export function closingsFor(field: string, jobDescription: string): string[] {
  const country = countryOf(jobDescription)
  const own = field === 'any' ? undefined : closings[field]
  return [...(own ? ((country && own[country]) ?? own.any) : []), ...closings.any!.any]
}
