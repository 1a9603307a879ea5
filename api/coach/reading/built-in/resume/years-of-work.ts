import { smallNumber } from '../../../../contract/number-words.ts'
import type { ResumeReading } from '../../match-reading.ts'
import { type About, type Subject, subjectOf } from './field-of-work.ts'
import { type Job, jobsIn } from './jobs.ts'

const stated =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\+?\s*(?:years?|yrs)\b[^.\n]{0,60}\b(?:experience|qualified|working|in |on |as |of )|\b(?:with|over)\s+(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\+?\s*(?:years?|yrs)\b/i

export interface YearsOfWork {
  /** In jobs that are about the field. */
  years: number
  /** With the jobs of which it is unclear. */
  atMost: number
  /** The line that shows the field, or the first job where none does. */
  line: string
  /** A job still goes on and the year of today is not known, so the figures are lower bounds. */
  open: boolean
}

/** The jobs and claims of a resume that say how long, read once for any number of fields. */
export interface WorkRead {
  jobs: (Job & { subject: Subject })[]
  claims: { line: string; years: number; subject: Subject }[]
}

export function readWork(resume: ResumeReading): WorkRead {
  return {
    jobs: jobsIn(resume).map((job) => ({ ...job, subject: subjectOf(job.text) })),
    claims: claimsIn(resume).map((claim) => ({ ...claim, subject: subjectOf(claim.line) })),
  }
}

/**
 * Years of work in one field: those of the jobs that are about it, or what the person states of it, whichever is more; null where the
 * resume names no years.
 * @param nowYear the year that "present" stands for; null counts a job that goes on as none
 */
export function yearsOfWork(work: WorkRead, nowYear: number | null, about: (subject: Subject) => About): YearsOfWork | null {
  const jobs = work.jobs.map((job) => ({ ...job, about: about(job.subject) }))
  const claims = work.claims.map((claim) => ({ ...claim, about: about(claim.subject) }))
  const said = [...jobs, ...claims]
  if (said.length === 0) return null
  const yearsOf = (...kinds: About[]) => {
    const isOf = (one: { about: About }) => kinds.includes(one.about)
    return Math.max(yearsOfJobs(jobs.filter(isOf), nowYear), ...claims.filter(isOf).map(({ years }) => years))
  }
  return {
    years: yearsOf('yes'),
    atMost: yearsOf('yes', 'unclear'),
    line: (said.find((one) => one.about === 'yes') ?? said[0]!).line,
    open: nowYear === null && jobs.some((job) => job.to === null && job.about !== 'no'),
  }
}

/** The years of the jobs and claims that these lines belong to; null where they name none. */
export function yearsCited(work: WorkRead, lines: readonly string[], nowYear: number | null): YearsOfWork | null {
  const isCited = (text: string) => lines.some((line) => text.split('\n').includes(line))
  const jobs = work.jobs.filter(({ text }) => isCited(text))
  const claims = work.claims.filter(({ line }) => isCited(line))
  return yearsOfWork({ jobs, claims }, nowYear, () => 'yes')
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

function claimsIn({ lines }: ResumeReading): { line: string; years: number }[] {
  return lines.flatMap(({ text }) => {
    const said = stated.exec(text)
    const number = (said?.[1] ?? said?.[2])?.toLowerCase()
    return number === undefined ? [] : [{ line: text, years: smallNumber(number) ?? Number(number) }]
  })
}
