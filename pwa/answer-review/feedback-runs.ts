import { atom } from 'jotai'
import type { ProblemBody } from '../../api/contract/problems.ts'
import type { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'
import { type Failure, failureOf } from '../generation/failure.ts'
import { appOutbox } from '../media/uploads/app-outbox.ts'
import type { NewUpload } from '../media/uploads/upload-job.ts'
import { ApiProblem, type ApiProblemCode } from '../platform/api-problem.ts'
import type { UploadJob } from '../platform/local-store.ts'
import { answerIdOf, type FeedbackOrder, uploadOf } from './feedback-order.ts'

/** A request that has not been answered. `problemStatus`: of its last try, 0 without a connection. */
export type FeedbackRequest =
  | { state: 'waiting'; jobId: string; problemStatus: number | null }
  | { state: 'failed'; jobId: string; failure: Failure }

/** The feedback on one answer. */
export interface FeedbackRun {
  /** The latest that arrived, shown while another is requested. */
  answer: InterviewFeedbackAnswer | null
  /** Those it replaced, about earlier words. */
  before: readonly InterviewFeedbackAnswer[]
  request: FeedbackRequest | null
}

const nothingYet: FeedbackRun = { answer: null, before: [], request: null }

const failed = 'The feedback could not be written. Please try again.'
const unreadable = {
  sentence: 'Your feedback is here, but this page cannot show it.',
  consequence: 'Please reload the page.',
  offer: null,
}

function afterJob(run: FeedbackRun, job: UploadJob, read: (job: UploadJob) => InterviewFeedbackAnswer | null): FeedbackRun {
  const { id: jobId, state, problem } = job
  if (state === 'waiting') return { ...run, request: { state, jobId, problemStatus: problem?.status ?? null } }
  if (state === 'needs-you') {
    const { code, message, status, ...body } = problem!
    const failure = failureOf(
      new ApiProblem(code as ApiProblemCode, message, status, body as Partial<ProblemBody>),
      failed,
      false,
    )
    return { ...run, request: { state: 'failed', jobId, failure } }
  }
  const answer = read(job)
  if (!answer) return { ...run, request: { state: 'failed', jobId, failure: unreadable } }
  return { answer, before: run.answer ? [...run.before, run.answer] : run.before, request: null }
}

/**
 * The feedback on each answer, by the answer's id.
 * @param jobs of this user, oldest first; those of the answers' sessions stay with them
 */
export function feedbackRunsOf(
  jobs: readonly UploadJob[],
  read: (job: UploadJob) => InterviewFeedbackAnswer | null,
): ReadonlyMap<string, FeedbackRun> {
  const runs = new Map<string, FeedbackRun>()
  for (const job of jobs) {
    const answerId = answerIdOf(job)
    if (answerId !== null) runs.set(answerId, afterJob(runs.get(answerId) ?? nothingYet, job, read))
  }
  return runs
}

/** Follows the outbox: requests wait there, and what came of them stays until the session of their answers ends. */
export const feedbackRunsAtom = atom<ReadonlyMap<string, FeedbackRun>>(new Map())

feedbackRunsAtom.onMount = (set) => {
  const over = new AbortController()
  /** By the job's id: each answer is parsed once. */
  const parsed = new Map<string, InterviewFeedbackAnswer | null>()
  void Promise.all([appOutbox(), import('../../api/contract/voice-interview.ts')]).then(([{ outbox }, contract]) => {
    if (over.signal.aborted) return
    const read = ({ id, answer }: UploadJob) => {
      const known = parsed.get(id) ?? contract.InterviewFeedbackAnswer.safeParse(answer).data ?? null
      parsed.set(id, known)
      return known
    }
    const show = () => set(feedbackRunsOf(outbox.view.get().jobs, read))
    over.signal.addEventListener('abort', outbox.view.subscribe(show))
    show()
  })
  return () => over.abort()
}

/**
 * The job that requests this feedback, and those it replaces: they failed, or the user took them back. Null while one is waiting. The same
 * request keeps its Idempotency-Key until it is answered, so it is charged once.
 */
export function nextRequest(
  order: FeedbackOrder,
  jobs: readonly UploadJob[],
): { upload: NewUpload; replaced: UploadJob[] } | null {
  const replaced = jobs.filter((job) => answerIdOf(job) === order.answerId && (job.state !== 'delivered' || job.discarded))
  if (replaced.some(({ state, discarded }) => state === 'waiting' && !discarded)) return null
  const upload = uploadOf(order)
  const contents = JSON.stringify(upload.fields)
  const same = replaced.find(({ fields, problem }) => JSON.stringify(fields) === contents && problem?.charge !== 'paid')
  return { upload: { ...upload, ...(same && { idempotencyKey: same.idempotencyKey }) }, replaced }
}

/** Answers whose request is being stored: a double tap makes one. */
const storing = new Set<string>()

/**
 * Requests feedback on one answer: stored first, then sent as soon as there is a connection.
 * @throws DOMException where the browser does not store it
 */
export async function askForFeedback(order: FeedbackOrder): Promise<void> {
  const { answerId } = order
  if (storing.has(answerId)) return
  storing.add(answerId)
  try {
    const { localStore, outbox } = await appOutbox()
    const next = nextRequest(order, await localStore.all('jobs'))
    if (!next) return
    await outbox.add(next.upload)
    for (const { id } of next.replaced) await outbox.remove(id, { keepsRecording: true })
  } finally {
    storing.delete(answerId)
  }
}

/** Takes back a request, or dismisses one that failed. Its key stays: it may have been charged already. */
export async function dropRequest({ jobId }: FeedbackRequest): Promise<void> {
  const { outbox } = await appOutbox()
  await outbox.discard(jobId)
}
