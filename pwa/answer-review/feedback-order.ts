import type { TimeSpan } from '../../api/contract/answer-feedback.ts'
import type { InterviewQuestion } from '../../api/contract/interview-questions.ts'
import type { InterviewFeedbackAnswer, InterviewFeedbackRequest } from '../../api/contract/voice-interview.ts'
import { fileNameFor } from '../media/uploads/send-form.ts'
import { ApiProblem, isUnanswered } from '../platform/api-problem.ts'

/** The question of an answer; type and goal where they are known. */
export type AskedQuestion = Pick<InterviewQuestion, 'question'> & Partial<InterviewQuestion>

/** The answer. `sound`: the server transcribes it. `words`: a transcript, typed, recognized or corrected. */
export type AnswerGiven =
  | { how: 'sound'; file: Blob; speechSeconds?: number; pauses?: readonly TimeSpan[] }
  | {
      how: 'words'
      transcript: string
      source: 'recognised' | 'verbatim' | 'typed'
      /** Of the recording that these words transcribe. */
      durationSeconds?: number
      pauses?: readonly TimeSpan[]
    }

export interface FeedbackOrder {
  asked: AskedQuestion
  given: AnswerGiven
  jobDescription?: string
}

/** The request of an order: a form with the sound, or JSON with the words. */
export function requestOf({ asked, given, jobDescription }: FeedbackOrder): {
  body: FormData | string
  contentType: string | null
} {
  const about = { ...asked, ...(jobDescription && { jobDescription }) }
  if (given.how === 'words') {
    const { how: _how, pauses, ...words } = given
    const request: InterviewFeedbackRequest = { ...about, ...words, ...(pauses && { pauses: [...pauses] }) }
    return { body: JSON.stringify(request), contentType: 'application/json' }
  }
  const { file, speechSeconds, pauses } = given
  const form = new FormData()
  for (const [name, value] of Object.entries(about)) form.set(name, value)
  if (speechSeconds !== undefined) form.set('speechSeconds', String(speechSeconds))
  if (pauses) form.set('pauses', JSON.stringify(pauses))
  form.set('audio', file, fileNameFor(file.type))
  return { body: form, contentType: null }
}

export interface OrderDeps {
  /** Throws an ApiProblem for every answer that is not 2xx. */
  call(path: string, init: RequestInit): Promise<Response>
  /** Resolves after so many ms, or earlier when the connection is back. */
  wait(ms: number): Promise<void>
}

/** Waits after a broken connection: the server continues meanwhile, and the same key is never charged twice. About two minutes in all. */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000]
/** A request that was never answered may not have left this device: then give up sooner and say so. */
const pausesBeforeFirstAnswer = 3

/** 'running': the first try reached the server, but its connection broke. */
const isRunning = (error: unknown) => error instanceof ApiProblem && error.code === 'running'
const isBroken = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof ApiProblem && (isUnanswered(error) || (error.code === 'restarting' && error.charge === 'none')))

/**
 * POST /api/interview-feedback under one key, sent again while the connection is broken.
 * @throws ApiProblem with the server's word, or `no_connection` when it stayed broken
 */
export const sendOrder = (order: FeedbackOrder, key: string, { call, wait }: OrderDeps): Promise<InterviewFeedbackAnswer> =>
  untilAnswered(wait, () => {
    const { body, contentType } = requestOf(order)
    const headers = { 'Idempotency-Key': key, ...(contentType && { 'Content-Type': contentType }) }
    return call('/api/interview-feedback', { method: 'POST', body, headers })
  })

/**
 * The feedback on an order that the page before sent, which the server keeps for ten minutes. Never charges.
 * @throws ApiProblem `not_found` where there is none, otherwise as sendOrder
 */
export const fetchOrdered = (key: string, { call, wait }: OrderDeps): Promise<InterviewFeedbackAnswer> =>
  untilAnswered(wait, () => call('/api/answers', { headers: { 'Idempotency-Key': key }, cache: 'no-store' }))

async function untilAnswered(wait: OrderDeps['wait'], request: () => Promise<Response>): Promise<InterviewFeedbackAnswer> {
  // First, because what could not be read afterwards need not be paid.
  const { InterviewFeedbackAnswer } = await import('../../api/contract/voice-interview.ts')
  let wasAnswered = false
  for (let attempt = 0; ; attempt++) {
    try {
      return InterviewFeedbackAnswer.parse(await (await request()).json())
    } catch (error) {
      if (isRunning(error)) wasAnswered = true
      else if (!isBroken(error)) throw error
      const pauseMs = pausesMs[attempt]
      if (pauseMs === undefined || (!wasAnswered && attempt >= pausesBeforeFirstAnswer)) throw error
      await wait(pauseMs)
    }
  }
}
