import { atom, getDefaultStore } from 'jotai'
import type { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'
import { type Failure, failureOf } from '../generation/failure.ts'
import { callApi } from '../platform/api.ts'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { pauseUntilOnline } from '../platform/pause.ts'
import { feedbackKeyFor, forgetFeedbackKey, isKeyOver } from './feedback-keys.ts'
import { type FeedbackOrder, sendOrder } from './feedback-order.ts'

/**
 * The state of the feedback on one answer. `answer`: the latest that arrived, kept while another is requested. `before`: those that it has
 * replaced, about earlier words.
 */
export type FeedbackRun = { before?: readonly InterviewFeedbackAnswer[] } & (
  | { state: 'running'; answer: InterviewFeedbackAnswer | null }
  | { state: 'ready'; answer: InterviewFeedbackAnswer }
  | { state: 'failed'; failure: Failure; answer: InterviewFeedbackAnswer | null }
)

/** By the answer's id (its recording, or one made for typed words). In memory; a feature that keeps its answers through a reload keeps this with them. */
export const feedbackRunsAtom = atom<ReadonlyMap<string, FeedbackRun>>(new Map())

const store = getDefaultStore()

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
    const answer = await sendOrder(order, key, { call: callApi, wait: pauseUntilOnline })
    forgetFeedbackKey(answerId)
    put(answerId, { state: 'ready', answer, before: last ? [...before, last] : before })
    ended(answer.creditsRemaining)
  } catch (error) {
    if (isKeyOver(error)) forgetFeedbackKey(answerId)
    put(answerId, { state: 'failed', failure: failureOf(error, failed, false), answer: last, before })
    ended(null)
  }
}

/** After a reload: feedback that its feature had kept. */
export function bringBackFeedback(all: readonly { id: string; answer: InterviewFeedbackAnswer }[]): void {
  for (const { id, answer } of all) put(id, { state: 'ready', answer })
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
