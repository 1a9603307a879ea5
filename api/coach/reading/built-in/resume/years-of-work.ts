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
  /** The job or the claim that names most of the field, the newest of several; null where none names more than half. */
  line: string | null
  /** A job still goes on and today's year is not known, so the figures are lower bounds. */
  open: boolean
}

/** The jobs and claims of a resume that say how long. */
export interface WorkRead {
  jobs: Job[]
  /** With the clause that says the years. */
  claims: { line: string; clause: string; years: number }[]
}

export const readWork = (resume: ResumeReading): WorkRead => ({ jobs: resume.jobs, claims: claimsIn(resume) })

/** A job or a claim that names no more of the field is about another. */
const leastShare = 0.5

/** From 0 to 1: how much of a field the heading of a job, alone or with one of its lines, names. */
export type ShareOfField = (head: string, lines: readonly string[]) => number

/**
 * Years of work in a field: those of the jobs, or what the user states, whichever is more; null where the resume names no years.
 * @param nowYear the year that "present" stands for; null counts a job that goes on as none
 */
export function yearsOfWork(
  { jobs, claims }: WorkRead,
  nowYear: number | null,
  shareOf: ShareOfField = () => 1,
): YearsOfWork | null {
  const ofJobs = jobs
    .toSorted((a, b) => (b.to ?? Number.MAX_VALUE) - (a.to ?? Number.MAX_VALUE))
    .map((job) => ({ job, line: job.head.replaceAll('\n', ', '), share: shareOf(job.head, job.text.split('\n')) }))
  const ofClaims = claims.map((claim) => ({ ...claim, share: shareOf(claim.clause, []) }))
  const [closest] = [...ofJobs, ...ofClaims].toSorted((a, b) => b.share - a.share)
  if (!closest) return null
  const yearsFrom = (least: number) =>
    Math.max(
      yearsOfJobs(
        ofJobs.flatMap(({ job, share }) => (share >= least ? job : [])),
        nowYear,
      ),
      ...ofClaims.flatMap(({ years, share }) => (share >= least ? years : [])),
    )
  return {
    ...{ years: yearsFrom(1), atMost: yearsFrom(0), line: closest.share > leastShare ? closest.line : null },
    open: nowYear === null && jobs.some(({ to }) => to === null),
  }
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
    if (said === null || number === undefined) return []
    const [before, after] = [text.slice(0, said.index).split(/[.,;]/).at(-1), text.slice(said.index).split(/[.,;]/)[0]]
    return [{ line: text, clause: `${before}${after}`, years: smallNumber(number) ?? Number(number) }]
  })
}
