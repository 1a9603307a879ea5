import { atom, getDefaultStore } from 'jotai'
import type { InterviewFeedbackAnswer } from '../../api/contract/voice-interview.ts'
import { type Failure, failureOf } from '../generation/failure.ts'
import { callApi } from '../platform/api.ts'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { pauseUntilOnline } from '../platform/pause.ts'
import { feedbackKeyFor, forgetFeedbackKey, isKeyOver } from './feedback-keys.ts'
import { type FeedbackOrder, sendOrder } from './feedback-order.ts'

/** What has become of the feedback on one answer. `answer`: the last that came, also while another is asked for. */
export type FeedbackRun =
  | { state: 'asking'; answer: InterviewFeedbackAnswer | null }
  | { state: 'ready'; answer: InterviewFeedbackAnswer }
  | { state: 'failed'; failure: Failure; answer: InterviewFeedbackAnswer | null }

/** By the answer's id (its recording, or one made for typed words). Memory only: gone with a reload, as the reminder says. */
export const feedbackRunsAtom = atom<ReadonlyMap<string, FeedbackRun>>(new Map())

const store = getDefaultStore()

const failed = 'The feedback could not be written. Please try again.'

function put(answerId: string, run: FeedbackRun) {
  store.set(feedbackRunsAtom, (runs) => new Map(runs).set(answerId, run))
}

/**
 * Asks for feedback on one answer, outside a paid practice. Nothing happens while it is being asked for (a double tap).
 * @param ended told what is left, or null when nothing is known (then ask)
 */
export async function askForFeedback(
  answerId: string,
  order: FeedbackOrder,
  ended: (creditsRemaining: number | null) => void,
): Promise<void> {
  const before = store.get(feedbackRunsAtom).get(answerId)
  if (before?.state === 'asking') return
  const last = before?.answer ?? null
  put(answerId, { state: 'asking', answer: last })
  try {
    const key = await feedbackKeyFor(answerId, order)
    if (!navigator.onLine) throw new ApiProblem('no_connection', noConnection, 0)
    const answer = await sendOrder(order, key, { call: callApi, wait: pauseUntilOnline })
    forgetFeedbackKey(answerId)
    put(answerId, { state: 'ready', answer })
    ended(answer.creditsRemaining)
  } catch (error) {
    if (isKeyOver(error)) forgetFeedbackKey(answerId)
    put(answerId, { state: 'failed', failure: failureOf(error, failed, false), answer: last })
    ended(null)
  }
}

/** A failure was read away: what was there before stands. */
export function forgetFailure(answerId: string): void {
  store.set(feedbackRunsAtom, (runs) => {
    const run = runs.get(answerId)
    if (run?.state !== 'failed') return runs
    const rest = new Map(runs)
    if (run.answer) rest.set(answerId, { state: 'ready', answer: run.answer })
    else rest.delete(answerId)
    return rest
  })
}

/** The practice is over: its feedback goes with it. */
export function forgetFeedback(answerIds: readonly string[]): void {
  store.set(feedbackRunsAtom, (runs) => new Map([...runs].filter(([answerId]) => !answerIds.includes(answerId))))
}
