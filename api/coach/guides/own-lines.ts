import { severalWord } from '../../contract/number-words.ts'
import { isDeed } from '../reading/built-in/resume/resume-reading.ts'
import type { ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import patterns from './own-lines.json' with { type: 'json' }

/** The user's own words: a line of the resume about work, or what they told in answer to a question. */
export interface OwnLine {
  text: string
  from: 'resume' | 'told'
  /** 3 for an outcome with a figure, 2 for one without or for a counted achievement, 1 for an achievement, 0 for other work. */
  proof: number
}

const anyOf = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|').replaceAll('{number}', severalWord)})`, 'i')
const outcome = anyOf(patterns.outcomes)
const achievement = anyOf(patterns.achievements)
const routine = anyOf(patterns.routine)
const notWork = anyOf(patterns.notWork)
const figure = new RegExp(`\\d|\\b(?:percent|half|third|quarter|twice|${severalWord})\\b`, 'i')
/** Years, grades, versions and sizes ("a 32-bed unit") count nothing that was achieved. */
const uncounted = /\b(?:(?:19|20)\d\d|(?:level|grade|class|version|type|stage) \d+|\d+-[a-z]+)\b/gi

const counts = (text: string) => figure.test(text.replace(uncounted, ' '))

function proofOf(text: string): number {
  const deed = text.replace(/\b(?:that|which) .*/, '')
  const worth = outcome.test(text) ? 2 : achievement.test(deed) && !routine.test(deed) ? 1 : 0
  return worth > 0 && counts(text) ? worth + 1 : worth
}

const span = /\b(?:19|20)\d\d\s*(?:-|–|—|to)\s*(?:(?:19|20)?\d\d\b|present|now|current|today|date)/i
const fewestWords = 4
/** Longer lines are no quotation. */
const mostCharacters = 200

const weights = { must: 3, nice: 1, duty: 1, soft: 0 }
const mostAsked = 6
const proofWeight = 3

/** The user's lines about work that can be quoted whole: proof before chores, then those that show most of what the ad asks for. */
export function ownLinesOf(reading: MatchReading): OwnLine[] {
  const asked = new Map<string, number>()
  for (const { shownBy, importance } of reading.terms)
    for (const id of shownBy) asked.set(id, (asked.get(id) ?? 0) + weights[importance])
  const lines = reading.resumeLines.flatMap(({ id, text }, at) => {
    const told = reading.told.find((one) => one.id === id)
    if (told ? told.reply === 'no' : !isAboutWork(text, at, reading)) return []
    const proof = proofOf(text)
    const worth = proofWeight * proof + Math.min(asked.get(id) ?? 0, mostAsked) + Number(/\d/.test(text))
    return [{ text, from: told ? ('told' as const) : ('resume' as const), proof, worth }]
  })
  const sorted = lines.toSorted((a, b) => b.worth - a.worth)
  return sorted.filter(({ text }, at) => sorted.findIndex((other) => other.text === text) === at)
}

function isAboutWork(text: string, at: number, { resume }: MatchReading): boolean {
  const { section, bullet } = resume.written[at]!
  if (text.length > mostCharacters || text.split(/\s+/).length < fewestWords) return false
  if (notWork.test(text) || span.test(text) || isList(text)) return false
  if (resume.experienceLines.some((line) => line.text === text)) return true
  const isHead = !bullet && !/[.!]$/.test(text) && resume.experienceLines.some(({ job }) => job?.includes(text))
  // A paragraph of a letter-like resume may stand above the first dates.
  const mayTell = section === 'experience' || (section === 'other' && /\b(?:I|my|me)\b/.test(text))
  return mayTell && !isHead && isDeed(text) && (bullet || /^[\p{Lu}\d"“(]/u.test(text))
}

/** "Python, SQL, pandas, Git". */
function isList(text: string): boolean {
  const items = text.split(',')
  return items.length > 3 && items.every((item) => item.trim().split(/\s+/).length <= 3)
}

/** Whether a line tells of an outcome or a change, and not of what is done every day. */
export const tellsAStory = ({ proof }: OwnLine): boolean => proof > 0

export const provesWithFigure = ({ proof, text }: OwnLine): boolean => proof > 1 && counts(text)

const howOften = /%|\b(?:one|dozens?|hundreds?|weekly|monthly|yearly|annual(?:ly)?|daily|once|each|every)\b/i
const longestLine = 160

/** Lines that certainly tell a deed without its size: not those with a figure, a number word or an outcome. */
export function linesWithoutResult({ resume }: MatchReading): ExperienceLine[] {
  return resume.experienceLines
    .filter(({ words, startsWithActionVerb, hasFigure }) => startsWithActionVerb && !hasFigure && words >= fewestWords)
    .filter(
      ({ text }) => isDeed(text) && text.length <= longestLine && ![howOften, figure, outcome].some((one) => one.test(text)),
    )
}
