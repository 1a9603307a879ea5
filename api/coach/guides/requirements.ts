import type { RequirementLine } from '../../contract/resume-analysis.ts'
import { degreeLevels } from '../reading/built-in/resume/degree-levels.ts'
import { isDeed } from '../reading/built-in/resume/resume-structure.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { isAboutEmployer, isAboutPredecessor } from '../reading/requirement-lines.ts'
import { taggedWords } from '../text/part-of-speech.ts'
import notEmployer from './not-about-employer.json' with { type: 'json' }
import untold from './not-to-tell.json' with { type: 'json' }

const fewestWords = 4
const mostCharacters = 220

/** "Job type: Full-time" and "We are looking for …" say what the vacancy is, and ask for nothing. */
const aboutVacancy = new RegExp(`^(?:${untold.labels.join('|')}):|\\b(?:${untold.vacancy.join('|')})\\b`, 'i')

/** Whether a line of the ad can be quoted as it is: a whole statement, no heading and no row of a table. */
export function isQuotable(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return (
    words >= 2 &&
    text.length <= mostCharacters &&
    !/[|\t•]|[:,]\s*$|\byou(?:['’]ll| will)?\s*$/.test(text) &&
    !aboutVacancy.test(text)
  )
}

/** Credentials and years are held or not; conditions are endured; wishes may be skipped; a fragment says nothing by itself. */
const notToTell = new RegExp(
  `\\b(?:${untold.held.join('|')})\\b|^(?:${untold.begins.join('|')})\\b|[;…]\\s*$|\\.{3}$|\\b(?:asset|desired|helpful|plus|preferred|welcome)\\W*$`,
  'i',
)
const mostAskedCharacters = 150

const credential = /^[^(,;]*\b(?:licen[cs]es?|certificat\w+|certified|registered|diploma)\b/i
const trait = new RegExp(`^(?:[\\w’'-]+ ){0,3}(?:${untold.traits.join('|')})\\b`, 'i')

/** What a line of the ad asks about: a condition, a trait and a credential are none of them work. */
export function askedAbout({ kind, text }: RequirementLine): RequirementLine['kind'] | 'trait' {
  if (kind !== 'work' && kind !== 'years' && kind !== 'condition') return kind
  if (kind === 'years' && degreeLevels.some(([, name]) => name.test(text))) return 'degree'
  if (credential.test(text)) return 'certificate'
  if (kind !== 'work') return kind
  return trait.test(text) ? 'trait' : 'work'
}

/** Whether a requirement is work that one can tell about, and says enough to be asked about. */
export const isWorkToTell = (line: RequirementLine) =>
  askedAbout(line) === 'work' &&
  isQuotable(line.text) &&
  line.text.length <= mostAskedCharacters &&
  line.text.split(' ').length >= fewestWords &&
  !notToTell.test(line.text)

export const startsSentence = (text: string) => /^[\p{Lu}\d]/u.test(text)

/** What the ad says of the work, line by line; parts of sentences only where there are no whole ones. */
export function dutiesOf(reading: MatchReading): string[] {
  const said = reading.ad.units.flatMap(({ part, text }) =>
    part === 'duties' && isQuotable(text) && !isAboutEmployer(text, reading) ? text : [],
  )
  const duties = [...new Set(said)].filter((text) => text.split(' ').length >= fewestWords)
  const whole = duties.filter(startsSentence)
  return whole.length > 0 ? whole : duties
}

/** What is offered, said to applicants or said of the vacancy tells nothing of the employer, and praise of itself little. */
const notAboutEmployer = new RegExp(`\\b(?:${notEmployer.join('|')})\\b`, 'i')

/** The ad's own sentences about the employer, in its order: what it does usually comes first. */
export function employerSentences(reading: MatchReading): string[] {
  const { title, units } = reading.ad
  const job = title?.split(' ').at(-1)?.toLowerCase()
  const firstDuty = units.findIndex(({ part }) => part === 'duties' || part === 'must')
  return units
    .filter(({ part, text }, at) => part === 'about' || (part === 'benefits' && at < firstDuty) || isAboutEmployer(text, reading))
    .flatMap(({ text }) => (isQuotable(text) && isDeed(text) ? text : []))
    .filter(
      (text) => text.split(' ').length > fewestWords && /^(?:we\b|(?!To |The \p{Lu}{2,})[\p{Lu}\d]).*[.!]["”]?$/u.test(text),
    )
    .filter(
      (text) =>
        !notAboutEmployer.test(text) &&
        !isAboutPredecessor(text) &&
        !/^[^.!]{2,25}:/.test(text) &&
        !(job && text.toLowerCase().includes(job)) &&
        taggedWords(text.slice(0, 80))[0]?.tag !== 'VERB',
    )
}
