import type { PitchOptions } from '../../../contract/elevator-pitch.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { linesAboutUser, ownLinesOf } from '../own-lines.ts'
import { fieldOfAd, rolesOfAd } from '../questions/field-of-ad.ts'
import { employerSentences, isQuotable } from '../requirements.ts'
import data from './closings.json' with { type: 'json' }

const mostQuotedWords = 44
const fewestWords = 4
const mostOfEach = 6
const personName = /^\p{Lu}[\p{L}.'-]*(?: \p{L}[\p{L}.'-]*){1,3}$/u
const contactDetails = /@|https?:|www\.|\d{3}[-.) ]+\d{3}|^\d+[a-z]? \p{Lu}/u

/** The user's lines and the ad's sentences that a pitch can be made of, the best-fitting ones first. */
export function pitchOptions(match: MatchReading, jobDescription: string): PitchOptions {
  return {
    name: nameIn(match),
    who: speakable(linesAboutUser(match)),
    proofs: speakable(ownLinesOf(match).map(({ text }) => text)),
    why: speakable(employerSentences(match)),
    closings: closingsFor(fieldOfAd(match).id, jobDescription, rolesOfAd(match)),
  }
}

/** The user's name, as it is signed; null if none was found. */
export function nameIn({ resume: { contact } }: MatchReading): string | null {
  const name = contact.name?.replace(/\s*["“(][^"”)]*["”)]/g, '') ?? ''
  return personName.test(name) ? inNameCase(name) : null
}

const inNameCase = (name: string) =>
  name === name.toUpperCase() ? name.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase()) : name

/** Whole lines that can be quoted in a draft, each once. */
const speakable = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(isSpeakable).slice(0, mostOfEach)

const isSpeakable = (text: string) =>
  isQuotable(text) &&
  countSpokenWords(text) <= mostQuotedWords &&
  countSpokenWords(text) >= fewestWords &&
  !/[[\]“”]/.test(text) &&
  !contactDetails.test(text)

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

/** Ways to close a pitch, those for this field, role and country first. @param field the id of a field guide, or "any" */
export function closingsFor(field: string, jobDescription: string, roles: Iterable<string> = []): string[] {
  const country = countryOf(jobDescription)
  const ofRole = [...roles].flatMap((role) => closings[`${field}:${role}`] ?? closings[`any:${role}`] ?? [])[0]
  const own = ofRole ?? (field === 'any' ? undefined : closings[field])
  return [...(own ? ((country && own[country]) ?? own.any) : []), ...closings.any!.any]
}
