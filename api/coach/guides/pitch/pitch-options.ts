import type { PitchOptions } from '../../../contract/elevator-pitch.ts'
import { span } from '../../reading/built-in/resume/resume-structure.ts'
import type { MatchReading } from '../../reading/match-reading.ts'
import { monthName } from '../../text/months.ts'
import { countSpokenWords } from '../../text/transcript-tokens.ts'
import { linesAboutUser, ownLinesOf } from '../own-lines.ts'
import { fieldOfAd, namesJob, rolesOfAd } from '../questions/field-of-ad.ts'
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
    who: [...introductionOf(match), ...speakable(linesAboutUser(match))].slice(0, mostOfEach),
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

const month = `${monthName}\\.? |\\d{1,2}/`
/** What a job's head has beside title and employer: its dates, and what is in parentheses. */
const besideNames = new RegExp(`(?:\\b(?:${month}))?${span.source}|\\([^)]*\\)`, 'gi')
const betweenNames = /[\n\t|•·]|\s[–—-]\s|(?<!\b(?:Dr|Ft|Mt|St))\.(?:\s|$)/

/** "I’m a Payroll Specialist at Buckeye Plastics.": the present job as its head names it, else the title under the name. */
function introductionOf({ resume: { jobs, written } }: MatchReading): string[] {
  const head = jobs.find(({ to }) => to === null)?.head.replace(besideNames, '') ?? ''
  const parts = head.split(betweenNames).map((part) => part.split(',').flatMap((piece) => piece.trim() || []))
  const titled = parts.find((pieces) => pieces.some(namesJob))
  const title = titled?.find(namesJob)
  const employer = parts.find((pieces) => pieces !== titled && pieces.length > 0) ?? titled?.filter((piece) => piece !== title)
  if (title && employer?.length) return [`I’m ${withArticle(title)} at ${employer.join(', ')}.`]
  const below = written.slice(1, 3).find(({ text }) => namesJob(text) && !/[\d@|,.]/.test(text))
  return below ? [`I’m ${withArticle(below.text)}.`] : []
}

const withArticle = (title: string) => `${/^(?:[AEIOUaeiou]|[FHLMNRSX][A-Z])/.test(title) ? 'an' : 'a'} ${title}`

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
