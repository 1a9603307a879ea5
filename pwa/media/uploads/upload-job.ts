import type { Discarded, FollowUp, JobProblem, UploadJob } from '../../platform/local-store.ts'
import { longestWaitMs, verdictOn, waitAfterMs } from '../../platform/retry.ts'

export interface Outcome extends JobProblem {
  retryAfterMs: number | null
  answer: unknown
}

export type NewUpload = Pick<UploadJob, 'uid' | 'practiceId' | 'kind' | 'label' | 'recordingId' | 'path'> &
  Partial<Pick<UploadJob, 'how' | 'fileField' | 'fields' | 'files' | 'wantsEvents' | 'idempotencyKey' | 'keepsRecording'>> & {
    followUp?: Omit<FollowUp, 'id'>
  }

export function newJob(upload: NewUpload, order: number, nowMs: number, newId: () => string): UploadJob {
  const request = { how: 'multipart', fileField: 'audio', fields: {}, files: [], wantsEvents: false } as const
  const kept = { ...request, keepsRecording: false, idempotencyKey: newId(), ...upload }
  const start = { tries: 0, notBeforeMs: 0, isSending: false, discarded: null, problem: null, answer: null }
  const followUp = upload.followUp ? { ...upload.followUp, id: newId() } : null
  return { ...kept, ...start, followUp, id: newId(), order, state: 'waiting', createdAtMs: nowMs }
}

/** Null without a follow-up, or when the answer lacks what it needs. */
export function followUpOf({ followUp, state, discarded, answer, ...job }: UploadJob, nowMs: number): UploadJob | null {
  if (!followUp || state !== 'delivered' || discarded || typeof answer !== 'object' || answer === null) return null
  const { id, kind, label, path, fields, body, takes } = followUp
  const taken = Object.entries(takes).map(([from, to]) => [to, (answer as Record<string, unknown>)[from]] as const)
  if (taken.some(([, part]) => part === undefined)) return null
  const texts = Object.fromEntries(taken.filter((part): part is [string, string] => typeof part[1] === 'string'))
  const json = JSON.stringify({ ...body, ...Object.fromEntries(taken) })
  const about = { uid: job.uid, practiceId: job.practiceId, recordingId: null, kind, label, path }
  // Before the session's next recording: the first feedback must not wait for the last transcript.
  const order = job.order + 0.5
  return newJob({ ...about, how: 'json', fields: { ...fields, ...texts, json }, idempotencyKey: id }, order, nowMs, () => id)
}

export function claimed(job: UploadJob): UploadJob | undefined {
  return job.state === 'waiting' && !job.discarded ? { ...job, isSending: true } : undefined
}

/** A job is never given up for its age or its number of tries. */
export function afterTry(before: UploadJob, outcome: Outcome, { nowMs, random }: { nowMs: number; random: number }): UploadJob {
  const job = { ...before, isSending: false }
  const verdict = verdictOn(outcome)
  const tries = job.tries + 1
  if (job.discarded && verdict !== 'delivered') return stillDiscarded(job, job.discarded, outcome)
  if (verdict === 'delivered') return { ...job, state: 'delivered', tries, problem: null, answer: outcome.answer }
  const { retryAfterMs, answer: _, ...problem } = outcome
  if (verdict === 'needs-you') return { ...job, state: 'needs-you', tries, problem }
  const waitMs = Math.max(waitAfterMs(tries, random), Math.min(retryAfterMs ?? 0, longestWaitMs))
  return { ...job, state: 'waiting', tries, problem, notBeforeMs: nowMs + waitMs }
}

/** Discarded while being sent: not tried again. A refusal also means that the server did not keep it. */
function stillDiscarded(job: UploadJob, discarded: Discarded, { status }: Outcome): UploadJob {
  return { ...job, discarded: { ...discarded, mayHaveArrived: discarded.mayHaveArrived && status === 0 } }
}

/** Due at once: the user tapped Retry, or the connection is back. */
export function readyAgain(job: UploadJob): UploadJob {
  return job.state === 'delivered' || job.discarded ? job : { ...job, state: 'waiting', notBeforeMs: 0 }
}

export function waitsForConnection(job: UploadJob): boolean {
  return job.state === 'waiting' && job.problem?.status === 0
}

/** In each recording session the oldest waiting job goes first; one that needs the user does not hold up the others. */
export function nextJob(jobs: readonly UploadJob[], nowMs: number) {
  const first = new Map<string, UploadJob>()
  for (const job of jobs) {
    const before = first.get(job.practiceId)
    if (job.state === 'waiting' && !job.discarded && (!before || job.order < before.order)) first.set(job.practiceId, job)
  }
  const heads = [...first.values()]
  const due = heads.filter((job) => job.notBeforeMs <= nowMs).sort((one, other) => one.createdAtMs - other.createdAtMs)
  const nextAtMs = heads.length > 0 ? Math.min(...heads.map((job) => job.notBeforeMs)) : null
  return { job: due[0] ?? null, nextAtMs }
}
