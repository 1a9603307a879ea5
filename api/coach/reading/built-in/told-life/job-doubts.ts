import { readFileSync } from 'node:fs'
import { rankOf } from '../../../text/word-vectors.ts'
import type { TranscriptJob } from './jobs-in-transcript.ts'
import { isOccupation, isWorkplace } from './occupations.ts'

/** Weights of two logistic regressions, the last number of each its bias. */
export interface JobDoubts {
  /** Whether somebody told this job at all. */
  isTold: readonly number[]
  /** Whether it goes on, where no end was said. */
  isGoing: readonly number[]
}

/** A job less likely than this is left out. */
const leastChance = 0.5

const lastWord = (text: string) => text.toLowerCase().split(' ').at(-1) ?? ''
const yearOf = (point: string | null | undefined) => Number(/\d{4}/.exec(point ?? '')?.[0] ?? 0)
const startOf = ({ when }: TranscriptJob) => yearOf(when?.start ?? when?.only)

/** What a job looks like beside the others of its transcript. */
export function jobFeatures(job: TranscriptJob, jobs: readonly TranscriptJob[]): number[] {
  const { title, company, when, isDescribed, isDone, isCurrent, isLeft, duties } = job
  const others = jobs.filter((one) => one !== job)
  const start = startOf(job)
  const end = yearOf(when?.end)
  const isRare = (text: string) => text.split(' ').some((word) => (rankOf(word.toLowerCase()) ?? 60_000) > 20_000)
  return [
    title !== '',
    title !== '' && isOccupation(lastWord(title)),
    isDone,
    title.includes(' '),
    title.split(' ').length > 3,
    company !== '',
    isDescribed,
    company !== '' && isWorkplace(lastWord(company)),
    company !== '' && isRare(company),
    company.includes(' '),
    title !== '' && company !== '',
    start > 0,
    end > 0,
    when?.lasted != null,
    when?.goesOn === true,
    start > 0 && end > 0 && end < start,
    start > 0 && when?.start == null,
    isCurrent,
    isLeft,
    duties.length > 0,
    duties.length > 2,
    jobs[0] === job,
    jobs.at(-1) === job,
    jobs.length > 5,
    others.some((one) => one.company === company && company !== '' && (one.title === title || title === '')),
    others.some((one) => one.title === title && title !== ''),
    start > 0 && others.every((one) => startOf(one) < start),
    start > 0 && others.some((one) => startOf(one) > start && yearOf(one.when?.end) === 0),
    others.some(({ when }) => start > 0 && yearOf(when?.end) > start),
    others.some((one) => one.isCurrent || one.when?.goesOn === true),
    title === '' && start === 0 && end === 0,
    jobs[0] === job && isCurrent,
  ].map(Number)
}

const chance = (weights: readonly number[], features: readonly number[]) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * weights[at]!, weights[features.length]!)))

/** The jobs that are likely enough to have been told, and whether each goes on. */
export function likelyJobs(jobs: readonly TranscriptJob[], weights: JobDoubts = jobDoubts()): TranscriptJob[] {
  return jobs.flatMap((job) => {
    const features = jobFeatures(job, jobs)
    if (jobs.length > 1 && chance(weights.isTold, features) < leastChance) return []
    return [{ ...job, isCurrent: !job.when?.end && chance(weights.isGoing, features) > 0.5 }]
  })
}

let learned: JobDoubts | undefined

function jobDoubts(): JobDoubts {
  learned ??= JSON.parse(readFileSync(new URL('../../../data/job-doubts.json', import.meta.url), 'utf8')) as JobDoubts
  return learned
}
