import { atom, getDefaultStore } from 'jotai'
import type { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'
import { type Failure, failureOf } from '../generation/failure.ts'
import { callApi } from '../platform/api.ts'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { pauseUntilOnline } from '../platform/pause.ts'
import { feedbackKeyFor, feedbackKeyLeft, forgetFeedbackKey, isKeyOver } from './feedback-keys.ts'
import { type FeedbackOrder, fetchOrdered, type OrderDeps, sendOrder } from './feedback-order.ts'
import type { KeptFeedback } from './kept-feedback.ts'

/**
 * The state of the feedback on one answer. `answer`: the latest that arrived, kept while another is requested. `before`: those that it has
 * replaced, about earlier words.
 */
export type FeedbackRun = { before?: readonly InterviewFeedbackAnswer[] } & (
  | { state: 'running'; answer: InterviewFeedbackAnswer | null }
  | { state: 'ready'; answer: InterviewFeedbackAnswer }
  | { state: 'failed'; failure: Failure; answer: InterviewFeedbackAnswer | null }
)

/** By the answer's id (its recording, or one made for typed words). In memory: a feature that keeps its answers through a reload keeps this with them. */
export const feedbackRunsAtom = atom<ReadonlyMap<string, FeedbackRun>>(new Map())

const store = getDefaultStore()

const deps: OrderDeps = { call: callApi, wait: pauseUntilOnline }

const failed = 'The feedback could not be written. Please try again.'

function put(answerId: string, run: FeedbackRun) {
  store.set(feedbackRunsAtom, (runs) => new Map(runs).set(answerId, run))
}

/**
 * Requests feedback on one answer, outside a paid interview. Does nothing while a request is running (a double tap).
 * @param ended called with the credits that are left, or null when that is unknown
 */
export async function askForFeedback(
  answerId: string,
  order: FeedbackOrder,
  ended: (creditsRemaining: number | null) => void,
): Promise<void> {
  const earlier = store.get(feedbackRunsAtom).get(answerId)
  if (earlier?.state === 'running') return
  const last = earlier?.answer ?? null
  const before = earlier?.before ?? []
  put(answerId, { state: 'running', answer: last, before })
  try {
    const key = await feedbackKeyFor(answerId, order)
    if (!navigator.onLine) throw new ApiProblem('no_connection', noConnection, 0)
    const answer = await sendOrder(order, key, deps)
    put(answerId, { state: 'ready', answer, before: last ? [...before, last] : before })
    // Otherwise the key stays until the next order: the page may be left before its feature has kept the answer.
    if (answer.charge === 'returned') forgetFeedbackKey(answerId)
    ended(answer.creditsRemaining)
  } catch (error) {
    if (isKeyOver(error)) forgetFeedbackKey(answerId)
    put(answerId, { state: 'failed', failure: failureOf(error, failed, false), answer: last, before })
    ended(null)
  }
}

/** What there is of the feedback on these answers, to be kept where a reload finds it. */
export function feedbackToKeep(answerIds: readonly string[]): KeptFeedback[] {
  const runs = store.get(feedbackRunsAtom)
  return answerIds.flatMap((id) => {
    const { answer = null, before = [] } = runs.get(id) ?? {}
    return answer ? [{ id, answer, before }] : []
  })
}

/** It lies where a reload finds it: its keys are not needed any more. */
export function feedbackWasKept(kept: readonly KeptFeedback[]): void {
  const runs = store.get(feedbackRunsAtom)
  for (const { id, answer } of kept) {
    const run = runs.get(id)
    // The key of a later order has taken its place otherwise.
    if (run?.state === 'ready' && run.answer === answer) forgetFeedbackKey(id)
  }
}

/**
 * After a reload: what was kept of these answers' feedback. What was requested and never kept is fetched from the server; nothing is paid.
 * @param answerIds of all answers that are here again
 */
export function bringBackFeedback(kept: readonly KeptFeedback[], answerIds: readonly string[]): void {
  for (const { id, ...feedback } of kept) put(id, { state: 'ready', ...feedback })
  for (const id of answerIds) {
    const key = feedbackKeyLeft(id)
    if (key !== null) void fetchAgain(id, key)
  }
}

async function fetchAgain(answerId: string, key: string): Promise<void> {
  const { answer: last = null, before = [] } = store.get(feedbackRunsAtom).get(answerId) ?? {}
  put(answerId, { state: 'running', answer: last, before })
  try {
    const answer = await fetchOrdered(key, deps)
    put(answerId, { state: 'ready', answer, before: last ? [...before, last] : before })
  } catch (error) {
    put(answerId, { state: 'failed', failure: failureOf(error, failed, false), answer: last, before })
    // Never arrived, or not yet: asking again uses the same key, and there is nothing to report.
    if (error instanceof ApiProblem && error.charge === 'none') forgetFailure(answerId)
    else if (isKeyOver(error)) forgetFeedbackKey(answerId)
  }
}

/** A failure was dismissed: what was there before is shown again. */
export function forgetFailure(answerId: string): void {
  store.set(feedbackRunsAtom, (runs) => {
    const run = runs.get(answerId)
    if (run?.state !== 'failed') return runs
    const rest = new Map(runs)
    if (run.answer) rest.set(answerId, { state: 'ready', answer: run.answer, before: run.before ?? [] })
    else rest.delete(answerId)
    return rest
  })
}

/** The practice is over: its feedback is dropped with it. */
export function forgetFeedback(answerIds: readonly string[]): void {
  store.set(feedbackRunsAtom, (runs) => new Map([...runs].filter(([answerId]) => !answerIds.includes(answerId))))
}
