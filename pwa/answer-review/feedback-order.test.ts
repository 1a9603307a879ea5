import { expect, test } from 'vitest'
import { fallbackFeedback } from '../../api/contract/fallback-feedback.ts'
import { InterviewFeedbackAnswer, InterviewFeedbackFields } from '../../api/contract/voice-interview.ts'
import { ApiProblem, noConnection } from '../platform/api-problem.ts'
import { type FeedbackOrder, requestOf, sendOrder } from './feedback-order.ts'

const asked = { question: 'Why you?', type: 'general', goal: 'What you bring' } as const
const typed: FeedbackOrder = { asked, given: { how: 'words', transcript: 'Because I care.', source: 'typed' } }
const spoken: FeedbackOrder = {
  asked,
  given: {
    how: 'sound',
    file: new Blob(['sound'], { type: 'audio/webm;codecs=opus' }),
    speechSeconds: 9,
    pauses: [{ startMs: 4_000, endMs: 6_500 }],
  },
}
const answer = InterviewFeedbackAnswer.parse({
  ...{ ...fallbackFeedback, provisional: false, transcript: 'Because I care.', words: [] },
  ...{ recomputationsLeft: null, creditsCharged: 5, creditsRemaining: 35 },
})
const said = () => Response.json(answer)
const offline = () => new ApiProblem('no_connection', noConnection, 0)

async function send(replies: (Response | Error)[]) {
  const keys: (string | null)[] = []
  const call = async (_path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('Idempotency-Key'))
    const reply = replies.shift() ?? offline()
    if (reply instanceof Error) throw reply
    return reply
  }
  const ended = await sendOrder(typed, 'k', { call, wait: async () => {} }).catch((error: unknown) => error)
  return { keys, ended }
}

test('a spoken answer is sent as a form that the server understands', () => {
  const { body } = requestOf(spoken)
  const { audio, ...fields } = Object.fromEntries(body as FormData)
  expect((audio as File).name).toBe('recording.webm')
  expect(InterviewFeedbackFields.parse(fields)).toMatchObject({
    ...asked,
    speechSeconds: 9,
    pauses: [{ startMs: 4_000, endMs: 6_500 }],
  })
})

test('a typed answer is sent as JSON and marked as typed', () => {
  const { body, contentType } = requestOf(typed)
  expect(contentType).toBe('application/json')
  expect(JSON.parse(body as string)).toEqual({ ...asked, transcript: 'Because I care.', source: 'typed' })
})

test('a broken connection is tried again under the same key, so nobody pays twice', async () => {
  const running = new ApiProblem('running', 'Being worked on', 409)
  const { keys, ended } = await send([offline(), running, offline(), said()])
  expect(keys).toEqual(['k', 'k', 'k', 'k'])
  expect(ended).toMatchObject({ creditsRemaining: 35 })
})

test('a proxy whose server is down does not end it, nor does a server that is about to stop', async () => {
  const away = new ApiProblem('unavailable', 'Bad gateway', 502)
  const stopping = new ApiProblem('restarting', 'Restarting', 503, { charge: 'none' })
  const { keys, ended } = await send([away, stopping, said()])
  expect(keys).toEqual(['k', 'k', 'k'])
  expect(ended).toMatchObject({ creditsRemaining: 35 })
})

test('a request that never left is given up soon', async () => {
  const { keys, ended } = await send([])
  expect(keys.length).toBeLessThan(6)
  expect(ended).toMatchObject({ code: 'no_connection' })
})

test('what the server refuses is not sent again', async () => {
  const { keys, ended } = await send([new ApiProblem('too_few_credits', 'This takes 5 credits, you have 3.', 402)])
  expect(keys).toHaveLength(1)
  expect(ended).toMatchObject({ code: 'too_few_credits' })
})
