import { digitWord, smallNumber } from '../../../../contract/number-words.ts'
import type { Job, ResumeReading } from '../../match-reading.ts'

/** "One year in retail and ten years in kitchens": "one" says too little to hide the other. */
const count = `(\\d{1,2}|(?!one\\b)(?:${digitWord})|ten|eleven|twelve)\\+?\\s*(?:years?|yrs)\\b`
const stated = new RegExp(
  `\\b${count}(?! old)[^.\\n]{0,60}\\b(?:experience|qualified|working|in |on |as |of )|\\b(?:with|over)\\s+${count}`,
  'i',
)

export interface YearsOfWork {
  years: number
  /** With the jobs and claims that are not surely about the field. */
  atMost: number
  /** The longest job about the field, or the longest of all. */
  line: string
  /** A job still goes on and today's year is not known, so the figures are lower bounds. */
  open: boolean
}

/** The jobs and claims of a resume that say how long. */
export interface WorkRead {
  jobs: Job[]
  claims: { line: string; years: number }[]
}

export const readWork = (resume: ResumeReading): WorkRead => ({ jobs: resume.jobs, claims: claimsIn(resume) })

/**
 * Years of work in a field: those of the jobs, or what the user states, whichever is more; null where the resume names no years.
 * @param nowYear the year that "present" stands for; null counts a job that goes on as none
 */
export function yearsOfWork(
  { jobs, claims }: WorkRead,
  nowYear: number | null,
  isAbout: (text: string) => boolean = () => true,
): YearsOfWork | null {
  const ownJobs = jobs.filter(({ text }) => isAbout(text))
  const ownClaims = claims.filter(({ line }) => isAbout(line))
  const longestFirst = (some: readonly Job[]) => some.toSorted((a, b) => yearsOfJobs([b], nowYear) - yearsOfJobs([a], nowYear))
  const heads = (some: readonly Job[]) => longestFirst(some).map(({ head }) => ({ line: head.replaceAll('\n', ', ') }))
  const first = [...heads(ownJobs), ...ownClaims, ...heads(jobs), ...claims][0]
  const yearsIn = (some: readonly Job[], said: WorkRead['claims']) =>
    Math.max(yearsOfJobs(some, nowYear), ...said.map(({ years }) => years))
  return first
    ? {
        ...{ years: yearsIn(ownJobs, ownClaims), atMost: yearsIn(jobs, claims), line: first.line },
        open: nowYear === null && jobs.some(({ to }) => to === null),
      }
    : null
}

/** The years of the jobs and claims that these lines belong to; null where they name none. */
export function yearsCited({ jobs, claims }: WorkRead, lines: readonly string[], nowYear: number | null): YearsOfWork | null {
  const isCited = (text: string) => lines.some((line) => text.split('\n').includes(line))
  const cited = { jobs: jobs.filter(({ text }) => isCited(text)), claims: claims.filter(({ line }) => isCited(line)) }
  return yearsOfWork(cited, nowYear)
}

/** Years that several jobs share count once. */
function yearsOfJobs(jobs: readonly Job[], nowYear: number | null): number {
  const spans = jobs.map(({ from, to }) => ({ from, to: to ?? nowYear ?? from })).sort((a, b) => a.from - b.from)
  let years = 0
  let end = Number.NEGATIVE_INFINITY
  for (const { from, to } of spans) {
    years += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return years
}

function claimsIn({ lines }: ResumeReading): WorkRead['claims'] {
  return lines.flatMap(({ text }) => {
    const said = stated.exec(text)
    const number = (said?.[1] ?? said?.[2])?.toLowerCase()
    return number === undefined ? [] : [{ line: text, years: smallNumber(number) ?? Number(number) }]
  })
}
