import type { RequirementLine } from '../../contract/resume-analysis.ts'
import { isDeed } from '../reading/built-in/resume/resume-reading.ts'
import type { MatchReading } from '../reading/match-reading.ts'
import { contentOf } from '../reading/requirement-lines.ts'
import notEmployer from './not-about-employer.json' with { type: 'json' }
import untold from './not-to-tell.json' with { type: 'json' }
import type { OwnLine } from './own-lines.ts'

const fewestWords = 4
const fewestShared = 2

/** How many words of substance a line of the user has in common with a line of the ad. */
function sharedWords(adLine: string, line: string): number {
  const wanted = contentOf(adLine)
  return [...contentOf(line)].filter((word) => wanted.has(word)).length
}

const leastShared = 0.25

/** Whether a line that was found for a line of the ad is about the same thing, and does not only have a word of it. */
export function isRelated(adLine: string, line: string): boolean {
  const shared = sharedWords(adLine, line)
  return shared >= fewestShared || (shared > 0 && shared >= leastShared * contentOf(adLine).size)
}

/** The user's line about work that has most words in common with a line of the ad; null where no two are shared. */
export function relatedLine(adLine: string, ownLines: readonly OwnLine[]): string | null {
  const [best] = ownLines.toSorted((a, b) => sharedWords(adLine, b.text) - sharedWords(adLine, a.text))
  return best && sharedWords(adLine, best.text) >= fewestShared ? best.text : null
}

const mostCharacters = 220

/** Whether a line of the ad can be quoted as it is: a whole statement, no heading and no row of a table. */
export function isQuotable(text: string): boolean {
  const words = text.trim().split(/\s+/).length
  return words >= 2 && text.length <= mostCharacters && !/[|\t•]|[:,]\s*$/.test(text)
}

/** Credentials and years are held or not; conditions are endured; a fragment says nothing by itself. */
const notToTell = new RegExp(`\\b(?:${untold.held.join('|')})\\b|^(?:${untold.begins.join('|')})\\b|[;…]\\s*$|\\.{3}$`, 'i')
const mostAskedCharacters = 150

/** Whether a line of the ad asks for something that one can tell about. */
export const isToTell = (text: string) => isQuotable(text) && text.length <= mostAskedCharacters && !notToTell.test(text)

/** Whether a requirement is such work, and says enough to be asked about. */
export const isWorkToTell = ({ kind, text }: RequirementLine) =>
  kind === 'work' && isToTell(text) && text.split(' ').length >= fewestWords

export const startsSentence = (text: string) => /^[\p{Lu}\d]/u.test(text)

/** What the ad says of the work, line by line; parts of sentences only where there are no whole ones. */
export function dutiesOf({ ad }: MatchReading): string[] {
  const said = ad.units.flatMap(({ part, text }) => (part === 'duties' && isQuotable(text) ? text : []))
  const duties = [...new Set(said)].filter((text) => text.split(' ').length >= fewestWords)
  const whole = duties.filter(startsSentence)
  return whole.length > 0 ? whole : duties
}

/** What is offered, said to applicants or said of the vacancy tells nothing of the employer, and praise of itself little. */
const notAboutEmployer = new RegExp(`\\b(?:${notEmployer.join('|')})\\b`, 'i')

/** The ad's own sentences about the employer, those with a figure first. */
export function employerSentences({ ad }: MatchReading): string[] {
  const job = ad.title?.split(' ').at(-1)
  return ad.units
    .flatMap(({ part, text }) => (part === 'about' && isQuotable(text) && isDeed(text) ? text : []))
    .filter((text) => text.split(' ').length > fewestWords && /^(?:we\b|(?!To )[\p{Lu}\d]).*[.!]["”]?$/u.test(text))
    .filter((text) => !notAboutEmployer.test(text) && !/^[^.!]{2,25}:/.test(text) && !(job && text.includes(job)))
    .toSorted((a, b) => Number(/\d/.test(b)) - Number(/\d/.test(a)))
}
