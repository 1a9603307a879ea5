import { asSpoken } from '../../contract/first-person.ts'
import { severalWord } from '../../contract/number-words.ts'
import type { RequirementLine } from '../../contract/resume-analysis.ts'
import type { ToldLine } from '../../contract/told-line.ts'
import { isDeed, span } from '../reading/built-in/resume/resume-structure.ts'
import { contentOf } from '../reading/built-in/terms/words.ts'
import type { ExperienceLine, MatchReading } from '../reading/match-reading.ts'
import { requirementLines } from '../reading/requirement-lines.ts'
import { sentencesOf } from '../text/sentences.ts'
import patterns from './own-lines.json' with { type: 'json' }
import { askedAbout } from './requirements.ts'

/** The user's own words: a line of the resume about work, or what they told in answer to a question. */
export interface OwnLine {
  text: string
  from: 'resume' | 'told'
  /** 4 for a figure before and after, 3 for an outcome with a figure, 2 for one without or for a counted achievement, 1 for an achievement, 0 for other work. */
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
const unpaid = anyOf(patterns.unpaid)
const noOutcome = anyOf(['used', ...patterns.unpaid])
const figure = new RegExp(`\\d|\\b(?:percent|half|third|quarter|twice|${severalWord})\\b`, 'i')
/** Years, grades, versions and sizes ("a 32-bed unit") count nothing that was achieved. */
const uncounted = /\b(?:(?:19|20)\d\d|(?:level|grade|class|version|type|stage) \d+|\d+-[a-z]+)\b/gi

/** "From 54 to 71 percent", "62%, up from 41%". */
const beforeAndAfter = /\bfrom\b[^.;]{0,30}\d[^.;]{0,50}\bto\b[^.;]{0,15}\d|\d[^.;]{0,60}\b(?:up|down) from\b[^.;]{0,10}\d/i

const counts = (text: string) => figure.test(text.replace(uncounted, ' '))

function proofOf(text: string): number {
  const deed = text.replace(/\b(?:that|which) .*/, '')
  if (beforeAndAfter.test(text.replace(uncounted, ' '))) return 4
  const worth = outcome.test(text) ? 2 : achievement.test(deed) && !routine.test(deed) ? 1 : 0
  return worth > 0 && counts(text) ? worth + 1 : worth
}

const fewestWords = 5
/** Longer lines are no quotation. */
const mostCharacters = 240

/** So many words in common with a line of the ad make a line fit it. */
const fewestShared = 2

/** More than this much fit counts no more: a line is worth its result, too. */
const mostFits = 3

/** The user's sentences about work that can be quoted whole, from jobs like this one first: what proves and fits most, the newest job first; unpaid work last. */
export function ownLinesOf(reading: MatchReading): OwnLine[] {
  const requirements = requirementLines(reading)
  const wanted = requirements.map(({ text }) => contentOf(text))
  const work = new Map(reading.resume.experienceLines.map(({ text, job }) => [text, job]))
  const newest = reading.resume.experienceLines[0]?.job
  const lines = reading.resumeLines.flatMap(({ id, text: line }, at) => {
    const told = reading.told.find((one) => one.id === id)
    if (told && !tellsWork(told, requirements)) return []
    const job = work.get(line) ?? null
    const shows = reading.terms.filter(({ shownBy }) => shownBy.includes(id)).length
    const isPaid = told !== undefined || (work.has(line) && !unpaid.test(`${job}`))
    return (told ? [line] : sentencesAboutWork(line, at, reading)).map((text) => {
      const content = contentOf(text)
      const fits = shows + wanted.filter((words) => words.intersection(content).size >= fewestShared).length
      return { text, from: told ? ('told' as const) : ('resume' as const), proof: proofOf(text), fits, job, isPaid }
    })
  })
  const nearJobs = new Set(lines.flatMap(({ job, fits }) => (fits > 0 ? (job ?? []) : [])))
  const worth = ({ text, proof, fits, job }: (typeof lines)[number]) =>
    isDeed(text) ? proof + Math.min(fits, mostFits) + Number(job !== null && job === newest) : 0
  const isNear = ({ fits, job }: (typeof lines)[number]) => fits > 0 || nearJobs.has(job ?? '')
  return [...Map.groupBy(lines, ({ text }) => text).values()]
    .map(([line]) => ({ ...line!, isNear: isNear(line!) }))
    .toSorted(
      (a, b) =>
        Number(b.isPaid) - Number(a.isPaid) ||
        Number(b.isNear) - Number(a.isNear) ||
        worth(b) - worth(a) ||
        b.proof - a.proof ||
        b.fits - a.fits,
    )
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

/** A line of work by its sentences; in a letter-like resume it may stand above the first dates. */
function sentencesAboutWork(line: string, at: number, { resume }: MatchReading): string[] {
  const isWork = resume.experienceLines.some(({ text }) => text === line)
  const mayTell = isWork || (resume.written[at]!.section === 'other' && /\b(?:I|my|me)\b/.test(line) && !span.test(line))
  return mayTell ? sentencesOf(line).filter((text) => canBeQuoted(text) && (isWork || isDeed(text))) : []
}

const canBeQuoted = (text: string) =>
  text.length <= mostCharacters && text.split(/\s+/).length >= fewestWords && !(notWork.test(text) || isList(text))

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
