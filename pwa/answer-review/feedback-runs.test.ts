import { expect, test } from 'vitest'
import type { HeardAnswer } from '../../api/contract/answer-feedback.ts'
import { fallbackFeedback } from '../../api/contract/fallback-feedback.ts'
import { InterviewFeedbackAnswer, InterviewFeedbackFields, InterviewFeedbackRequest } from '../../api/contract/voice-interview.ts'
import { afterTry, newJob, type Outcome } from '../media/uploads/upload-job.ts'
import type { UploadJob } from '../platform/local-store.ts'
import { type FeedbackOrder, feedbackRunsOf, nextRequest, uploadOf, withCorrections } from './feedback-runs.ts'

const order: FeedbackOrder = {
  ...{ session: { id: 'p', uid: 'ada' }, answerId: 'a', label: 'Question 1', asked: { question: 'Why you?' } },
  given: { how: 'words', transcript: 'I care.', source: 'typed' },
}
const reworded: FeedbackOrder = { ...order, given: { how: 'words', transcript: 'I care a lot.', source: 'typed' } }
const answerWith = (score: number) =>
  InterviewFeedbackAnswer.parse({
    ...{ ...fallbackFeedback, score, provisional: false, transcript: 'I care.', words: [] },
    ...{ recomputationsLeft: null, creditsCharged: 5, creditsRemaining: 35 },
  })

let ids = 0
const requested = (of = order, key = `key-${ids}`) => newJob({ ...uploadOf(of), idempotencyKey: key }, 1, 0, () => `job-${ids++}`)
const after = (job: UploadJob, outcome: Partial<Outcome>) => {
  const none = { status: 0, code: '', message: '', retryAfterMs: null, answer: null }
  return afterTry(job, { ...none, ...outcome }, { nowMs: 0, random: 0 })
}
const answered = (score: number) => after(requested(), { status: 200, answer: answerWith(score) })
const runOf = (...jobs: UploadJob[]) =>
  feedbackRunsOf(jobs, ({ answer }) => InterviewFeedbackAnswer.safeParse(answer).data ?? null).get('a')

test('feedback that was paid for is where its request waited, with what came of earlier words', () => {
  expect(runOf(answered(4))).toEqual({ answer: answerWith(4), before: [], request: null })
  expect(runOf(answered(4), answered(6))).toEqual({ answer: answerWith(6), before: [answerWith(4)], request: null })
  expect(runOf(answered(4), requested())).toMatchObject({ answer: answerWith(4), request: { state: 'waiting' } })
  expect(feedbackRunsOf([{ ...answered(4), kind: 'review-answer' }], () => answerWith(4)).size).toBe(0)
})

test('a failure says what became of the credits, and what a request lacks', () => {
  const message = 'Failed to analyze your answer. Your 5 credits are back.'
  const failed = after(requested(), { status: 503, code: 'unavailable', message, charge: 'returned', creditsReturned: 5 })
  expect(runOf(failed)?.request).toMatchObject({ state: 'failed', failure: { consequence: 'Your 5 credits are back.' } })
  const poor = after(requested(), {
    status: 402,
    code: 'too_few_credits',
    message: 'This takes 5 credits, you have 3.',
    charge: 'none',
  })
  expect(runOf(poor)?.request).toMatchObject({
    failure: { sentence: 'This takes 5 credits, you have 3.', consequence: 'Nothing was charged.', offer: 'buy-credits' },
  })
  expect(runOf(after(requested(), { status: 200, answer: 'garbled' }))?.request?.state).toBe('failed')
})

test('the same request keeps its key until it is answered, so nobody pays twice', () => {
  expect(nextRequest(order, [])?.upload.idempotencyKey).toBeUndefined()
  expect(nextRequest(order, [requested()])).toBeNull()
  const lost = { ...requested(order, 'lost'), discarded: { atMs: 0, isFinal: true, mayHaveArrived: true } }
  expect(nextRequest(order, [lost])).toMatchObject({ upload: { idempotencyKey: 'lost' }, replaced: [lost] })
  const failed = after(requested(order, 'failed'), { status: 413 })
  expect(nextRequest(order, [answered(4), failed])).toMatchObject({ upload: { idempotencyKey: 'failed' }, replaced: [failed] })
})

test('other words, and a result that is paid for and gone, are a new request', () => {
  const failed = after(requested(order, 'failed'), { status: 413 })
  expect(nextRequest(reworded, [failed])).toMatchObject({ replaced: [failed] })
  expect(nextRequest(reworded, [failed])?.upload.idempotencyKey).toBeUndefined()
  const gone = after(requested(order, 'gone'), { status: 404, charge: 'paid' })
  expect(nextRequest(order, [gone])?.upload.idempotencyKey).toBeUndefined()
  expect(nextRequest(order, [answered(4)])).toMatchObject({ replaced: [] })
})

const heard: HeardAnswer = {
  ...{ reader: 'model', type: 'general', relevance: 'yes', ownSteps: 0, specifics: 1 },
  lines: [{ id: 'S1', start: 0, end: 7, as: ['point'] }],
}
const model = {
  ...answerWith(5),
  heard,
  coach: 'openai' as const,
  verdict: 'answered' as const,
  strengths: ['You care.'],
  recomputationsLeft: 3,
}
const asked = { ...answered(5), answer: model }
const corrections = { parts: { S1: 'action' as const } }
const correction = (of = 'I care.') =>
  newJob(
    {
      ...{
        uid: 'ada',
        practiceId: 'p',
        kind: 'heard-correction',
        label: '',
        recordingId: null,
        path: '/api/interview-feedback',
      },
      fields: { json: '{}', answerId: 'a', transcript: of, corrections: JSON.stringify(corrections) },
    },
    ...([2, 0, () => `job-${ids++}`] as const),
  )
const computed = { ...answerWith(6), verdict: 'answered', heard: { ...heard, corrections }, strengths: ['Rules.'] }

test('a correction of what was heard waits for a connection, then changes the score and keeps what the model wrote; it is no other try', () => {
  expect(runOf(asked, correction())).toMatchObject({ answer: { score: 5 }, correction: { state: 'sending', corrections } })
  expect(runOf(asked, after(correction(), {}))?.correction?.state).toBe('offline')
  const done = runOf(asked, after(correction(), { status: 200, answer: computed }))
  expect(done).toMatchObject({ before: [], answer: { score: 6, strengths: ['You care.'], coach: 'openai' } })
  expect(done?.answer).toMatchObject({ recomputationsLeft: 3, heard: { corrections } })
  expect(done?.correction).toBeUndefined()
})

test('a correction that was refused leaves the score, and one of other words changes nothing', () => {
  expect(runOf(asked, after(correction(), { status: 400 }))).toMatchObject({
    answer: { score: 5 },
    correction: { state: 'failed' },
  })
  expect(runOf(asked, after(correction('I cared.'), { status: 200, answer: computed }))?.answer?.score).toBe(5)
})

test('a correction counts for feedback of a paid practice too, from when that was asked for', () => {
  const read = ({ answer }: UploadJob) => InterviewFeedbackAnswer.safeParse(answer).data ?? null
  const done = after(correction(), { status: 200, answer: computed })
  expect(withCorrections(model, asked, [done], read).answer?.score).toBe(6)
  expect(withCorrections(model, { ...asked, createdAtMs: 1 }, [done], read).answer?.score).toBe(5)
})

const question = { question: 'Why you?', type: 'general', goal: 'What you bring' } as const
const ofQuestion = {
  session: { id: 'p', uid: 'ada' },
  answerId: 'a',
  label: 'Question 1',
  asked: question,
  jobDescription: 'A ward.',
}
const typedOrder: FeedbackOrder = { ...ofQuestion, given: { how: 'words', transcript: 'Because I care.', source: 'typed' } }
const pauses = [{ startMs: 4_000, endMs: 6_500 }]

test('a spoken answer is sent as a form that the server understands, with its recording, which stays', () => {
  const { fields, ...job } = uploadOf({ ...ofQuestion, given: { how: 'sound', speechSeconds: 9, pauses } })
  expect(job).toMatchObject({
    uid: 'ada',
    practiceId: 'p',
    label: 'Question 1, feedback',
    recordingId: 'a',
    keepsRecording: true,
  })
  expect(InterviewFeedbackFields.parse(fields)).toEqual({ ...question, jobDescription: 'A ward.', speechSeconds: 9, pauses })
})

test('a typed answer is sent as JSON, marked as typed, with the job description', () => {
  const { how, recordingId, fields } = uploadOf(typedOrder)
  expect([how, recordingId]).toEqual(['json', null])
  const request = { ...question, jobDescription: 'A ward.', transcript: 'Because I care.', source: 'typed' }
  expect(InterviewFeedbackRequest.parse(JSON.parse(fields!.json!))).toEqual(request)
})
