import { asSpoken } from '../../contract/first-person.ts'
import { severalWord } from '../../contract/number-words.ts'
import type { RequirementLine } from '../../contract/resume-analysis.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import { isDeed, span } from '../reading/built-in/resume/resume-structure.ts'
import { contentOf } from '../reading/built-in/terms/words.ts'
import type { ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import { requirementLines } from '../reading/requirement-lines.ts'
import patterns from './own-lines.json' with { type: 'json' }
import { askedAbout } from './requirements.ts'

/** The user's own words: a line of the resume about work, or what they told in answer to a question. */
export interface OwnLine {
  text: string
  from: 'resume' | 'told'
  /** 3 for an outcome with a figure, 2 for one without or for a counted achievement, 1 for an achievement, 0 for other work. */
  proof: number
  /** How much of what the ad asks for it is about. */
  fits: number
  /** Whether it, or another line of the same job, is about what the ad asks for. */
  isNear: boolean
}

const anyOf = (sources: readonly string[]) => new RegExp(`\\b(?:${sources.join('|').replaceAll('{number}', severalWord)})`, 'i')
const outcome = anyOf(patterns.outcomes)
const achievement = anyOf(patterns.achievements)
const routine = anyOf(patterns.routine)
const notWork = anyOf(patterns.notWork)
const noOutcome = anyOf(patterns.noOutcome)
const figure = new RegExp(`\\d|\\b(?:percent|half|third|quarter|twice|${severalWord})\\b`, 'i')
/** Years, grades, versions and sizes ("a 32-bed unit") count nothing that was achieved. */
const uncounted = /\b(?:(?:19|20)\d\d|(?:level|grade|class|version|type|stage) \d+|\d+-[a-z]+)\b/gi

const counts = (text: string) => figure.test(text.replace(uncounted, ' '))

function proofOf(text: string): number {
  const deed = text.replace(/\b(?:that|which) .*/, '')
  const worth = outcome.test(text) ? 2 : achievement.test(deed) && !routine.test(deed) ? 1 : 0
  return worth > 0 && counts(text) ? worth + 1 : worth
}

const fewestWords = 5
const endsOpen = /\b(?:a|an|and|as|at|about|by|for|from|in|into|of|on|or|over|per|than|the|to|under|with)$/i
/** Longer lines are no quotation. */
const mostCharacters = 200

/** So many words in common with a line of the ad make a line fit it. */
const fewestShared = 2

/** More than this much fit counts no more: a line is worth its result, too. */
const mostFits = 3

/** The user's lines about work that can be quoted whole: from jobs like this one first, of these what proves and fits most. */
export function ownLinesOf(reading: MatchReading): OwnLine[] {
  const asked = reading.terms.filter(({ importance }) => importance !== 'soft')
  const requirements = requirementLines(reading)
  const wanted = requirements.map(({ text }) => contentOf(text))
  const jobs = new Map(reading.resume.experienceLines.map(({ text, job }) => [text, job]))
  const lines = reading.resumeLines.flatMap(({ id, text }, at) => {
    const told = reading.told.find((one) => one.id === id)
    if (told ? !tellsWork(told, requirements) : !isAboutWork(text, at, reading)) return []
    const content = contentOf(text)
    const shows = asked.filter(({ shownBy }) => shownBy.includes(id)).length
    const fits = shows + wanted.filter((words) => words.intersection(content).size >= fewestShared).length
    return [{ text, from: told ? ('told' as const) : ('resume' as const), proof: proofOf(text), fits }]
  })
  const nearJobs = new Set(lines.flatMap(({ text, fits }) => (fits > 0 ? (jobs.get(text) ?? []) : [])))
  const isNear = ({ text, fits }: (typeof lines)[number]) => fits > 0 || nearJobs.has(jobs.get(text) ?? '')
  const worth = ({ text, proof, fits }: OwnLine) => (isDeed(text) ? proof + Math.min(fits, mostFits) : 0)
  return [...Map.groupBy(lines, ({ text }) => text).values()]
    .map(([line]) => ({ ...line!, isNear: isNear(line!) }))
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear) || worth(b) - worth(a) || b.proof - a.proof || b.fits - a.fits)
}

const isLimited =
  /\b(?:not|but|except|only|could|will|would|all (?:(?:of )?(?:it|that|them|this)|two|three|four|five)|(?:do|did|done) (?:it|that|this)|so far|yet)\b|n['’]t\b/i

/** Whether an answer tells a deed by itself. About a condition, years or a credential, or "a little", it answers its line and nothing else. */
export function tellsWork({ reply, requirement, text }: ToldLine, requirements: readonly RequirementLine[]): boolean {
  const line = requirements.find((one) => one.text === requirement)
  const isOfWork = line === undefined ? requirement === null : askedAbout(line) === 'work'
  return reply === 'yes' && isOfWork && namesSomething(text) && !isLimited.test(text) && asSpoken(text) !== ''
}

/** "I keep those records here" names nothing by itself. */
const namesSomething = (text: string) => contentOf(text).size >= fewestNamed || counts(text)
const fewestNamed = 3

function isAboutWork(text: string, at: number, { resume }: MatchReading): boolean {
  if (text.length > mostCharacters || text.split(/\s+/).length < fewestWords) return false
  if (notWork.test(text) || span.test(text) || isList(text) || endsOpen.test(text)) return false
  if (resume.experienceLines.some((line) => line.text === text)) return true
  // A paragraph of a letter-like resume may stand above the first dates.
  return resume.written[at]!.section === 'other' && /\b(?:I|my|me)\b/.test(text) && isDeed(text)
}

/** "Python, SQL, pandas, Git". */
function isList(text: string): boolean {
  const items = text.split(',')
  return items.length > 3 && items.every((item) => item.trim().split(/\s+/).length <= 3)
}

/** Lines at the top of a resume that may say who the user is. */
const headlines = 6
const saysHowLong = /\byears?\b/i
/** Not a city, an employer, or the heading of a job. */
const saysWho = (text: string) =>
  !/\b(?:19|20)\d\d\b/.test(text) && /\b(?:I|my|experience|who|with|years?|\p{Ll}+ing)\b/iu.test(text)
/** "SKILLS AT A GLANCE", "What I have done", "Applying for: …" head something and say nothing by themselves. */
const isHeading = (text: string) =>
  text === text.toUpperCase() || /^(?:what i|to whom|dear|curriculum|cv\b|[\p{L} ]{2,24}:)/iu.test(text)

/** The lines that say who the user is: how long they have worked, their present job, and what else they say about themselves. */
export function linesAboutUser(reading: MatchReading): string[] {
  const { contact, written } = reading.resume
  const claims = written
    .filter(({ section, text }, at) => section === 'summary' || (section === 'other' && at < headlines && saysWho(text)))
    .flatMap(({ text }) => ((contact.name && text.includes(contact.name)) || isHeading(text) ? [] : text))
  const [tenures = [], others = []] = [true, false].map((isTenure) =>
    claims.filter((text) => saysHowLong.test(text) === isTenure),
  )
  return [...tenures, ...presentJob(reading), ...others]
}

/** The line that heads the newest job; where it has only dates, the one above it. */
function presentJob({ resume: { jobs } }: MatchReading): string[] {
  const job = jobs.find(({ to }) => to === null) ?? jobs[0]
  if (!job) return []
  const isOnlyDates = job.line.replace(span, '').split(/\s+/).length < fewestWords - 1
  const above = job.head.split('\n')
  return [isOnlyDates ? (above[above.indexOf(job.line) - 1] ?? job.line) : job.line]
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
    .filter(({ text, job }) => !noOutcome.test(`${job}\n${text}`))
    .filter(
      ({ text }) => isDeed(text) && text.length <= longestLine && ![howOften, figure, outcome].some((one) => one.test(text)),
    )
}
