import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { connectedCoach } from '../../coach/testing/connected-coach.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { defaultTranscription, says } from '../../coach/testing/transcription-script.ts'
import type { AnswerFeedback, HeardAnswer } from '../../contract/answer-feedback.ts'
import { InterviewFeedbackAnswer } from '../../contract/voice-interview.ts'
import { createRateLimits } from '../../http/limits/rate-limits.ts'
import { createLog } from '../../log.ts'
import { speech, wav } from '../../media/recordings/testing/wav.ts'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupInterview } from './testing/setup-interview.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const server = await startOpenAIServer()
afterAll(() => server.close())
beforeEach(() => {
  server.setTranscription(defaultTranscription)
  server.recordings.length = 0
})
const world = setupInterview({ createApp, database, transcriber: server.url })

async function interviewee(inWorld = world) {
  const person = await inWorld.person()
  const { sessionId } = (await person.start()).body
  return { ...person, inside: { sessionId, questionIndex: 0 } }
}

test('inside the practice feedback is whole and free', async () => {
  const ann = await interviewee()
  const { status, body } = await ann.review({ ...ann.inside, durationSeconds: 60, pauses: [{ startMs: 9_000, endMs: 12_000 }] })
  expect(status).toBe(200)
  expect(InterviewFeedbackAnswer.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ creditsCharged: 0, creditsRemaining: 25, recomputationsLeft: 5 })
  expect(body.transcript).toBe('I led the night shift on a ward of thirty beds.')
})

test('outside a practice it costs 5 credits', async () => {
  const ann = await world.person(5)
  const { body } = await ann.review()
  expect(InterviewFeedbackAnswer.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ creditsCharged: 5, creditsRemaining: 0, recomputationsLeft: null })
})

test('with 4 credits there is none, and nothing is taken', async () => {
  const ann = await world.person(4)
  expect((await ann.review()).status).toBe(402)
  expect(await ann.credits()).toBe(4)
})

test('after five recomputations of one take there is no sixth; another take begins again', async () => {
  const ann = await interviewee()
  const correct = (version: number, take = 1) => ann.review({ ...ann.inside, take, transcript: `I led ${version} people.` })
  for (let version = 0; version <= 5; version++) expect((await correct(version)).body.recomputationsLeft).toBe(5 - version)
  const sixth = await correct(6)
  expect(sixth.status).toBe(403)
  expect(sixth.body.message).toMatch(/5 times, which is the limit/)
  expect((await correct(6, 2)).body.recomputationsLeft).toBe(5)
  expect((await correct(6, 3)).body.recomputationsLeft).toBe(5)
  expect((await correct(6, 4)).body.message).toBe('A practice interview includes 3 takes of each question.')
  expect(await ann.credits()).toBe(25)
})

test('a correction of what was heard is free and takes nothing of a practice, and the score follows', async () => {
  const ann = await world.person(5)
  const { body } = await ann.review()
  const heard = body.heard as HeardAnswer
  const correct = (corrections: object) => ann.review({ heard: { ...heard, corrections } })
  const none = await correct({ parts: { S1: 'none' }, relevance: 'another question' })
  expect(none.status).toBe(200)
  expect(none.body).toMatchObject({ creditsCharged: 0, creditsRemaining: 0, recomputationsLeft: null, verdict: 'off-subject' })
  expect(none.body.score).toBeLessThan(body.score as number)
  expect((await correct({ parts: {} })).body.score).toBe(body.score)
  // Unknown sentences are ignored; unknown parts are refused.
  expect((await correct({ parts: { S2: 'result' } })).body.score).toBe(body.score)
  expect((await correct({ parts: { S1: 'praise' } })).status).toBe(400)
  expect((await correct({ parts: { first: 'result' } })).status).toBe(400)
  const inside = await interviewee()
  for (let times = 0; times <= 6; times++)
    expect((await inside.review({ ...inside.inside, heard: { ...heard, corrections: { parts: {} } } })).status).toBe(200)
  expect((await inside.review(inside.inside)).body.recomputationsLeft).toBe(5)
})

test('what the outbox sends twice counts once, after a restart too', async () => {
  const ann = await interviewee()
  const key = crypto.randomUUID()
  const both = await Promise.all([ann.review(ann.inside, key), ann.review(ann.inside, key)])
  expect(both.map(({ body }) => body.recomputationsLeft)).toEqual([5, 5])
  world.restart()
  expect((await ann.review(ann.inside, key)).body.recomputationsLeft).toBe(5)
  expect((await ann.review(ann.inside)).body.recomputationsLeft).toBe(4)
})

test('somebody else’s practice is not there', async () => {
  const [ann, bob] = [await interviewee(), await world.person()]
  const { status, body } = await bob.review(ann.inside)
  expect(status).toBe(404)
  expect(body.creditsCharged).toBeUndefined()
  expect(await bob.credits()).toBe(40)
})

test('after 24 hours the practice is over, and nothing is charged in its stead', async () => {
  const ann = await interviewee()
  world.passHours(24)
  expect((await ann.review(ann.inside)).body).toMatchObject({ code: 'forbidden' })
  expect(await ann.credits()).toBe(25)
})

test.each([
  ['without a question', { question: ' ' }],
  ['without a transcript', { transcript: undefined }],
  ['with a transcript beyond reason', { transcript: 'a'.repeat(20_001) }],
  ['for a fourth follow-up', { questionIndex: 13 }],
  ['for a question before the first', { questionIndex: -1 }],
  ['with a wrong session', { sessionId: 'mine' }],
])('a request %s is refused before anything is charged', async (_what, change) => {
  const ann = await world.person()
  expect((await ann.review(change)).status).toBe(400)
  expect(await ann.credits()).toBe(40)
})

test('a body that is no JSON, or endless, is refused', async () => {
  const ann = await world.person()
  const send = (body: string) => ann.call('POST', '/api/interview-feedback', { json: body })
  expect((await send('{"question":')).status).toBe(400)
  expect((await send(JSON.stringify({ question: 'Why?', transcript: 'a'.repeat(600_000) }))).status).toBe(413)
})

test('inside a practice the question must be named', async () => {
  const ann = await interviewee()
  expect((await ann.review({ sessionId: ann.inside.sessionId })).body.message).toBe(
    'Please say which of the ten questions this answer is for.',
  )
})

test('three follow-ups are heard and reviewed like the ten questions, and included; a fourth is refused', async () => {
  const ann = await interviewee()
  for (const questionIndex of [10, 11, 12]) {
    expect((await ann.transcribe({ questionIndex })).body.takesLeft).toBe(2)
    const { status, body } = await ann.review({ ...ann.inside, questionIndex })
    expect([status, body.creditsCharged]).toEqual([200, 0])
  }
  expect((await ann.transcribe({ questionIndex: 13 })).status).toBe(400)
  const fourth = await ann.review({ ...ann.inside, questionIndex: 13 })
  expect(fourth.status).toBe(400)
  expect(fourth.body.message).toBe('A practice interview has ten questions, 0 to 9, and three follow-ups, 10 to 12.')
  expect(await ann.credits()).toBe(25)
})

test('a follow-up is asked about the ten answers of a practice, never about a follow-up, a correction or a single answer', async () => {
  const { reviewAnswer } = connectedCoach(server, { log: createLog('silent') })
  const asking = setupInterview({ createApp, database, transcriber: server.url, coach: { reviewAnswer } })
  const ann = await interviewee(asking)
  const thin = { transcript: 'The waiting times were far too long. We looked at it together, and then it got better.' }
  const followUpTo = async (request: object) =>
    (await ann.review({ ...thin, wantsFollowUp: true, ...request })).body.followUpQuestion
  expect(await followUpTo({ ...ann.inside, questionIndex: 9 })).toMatch(/What was your own part\?$/)
  expect(await followUpTo({ ...ann.inside, questionIndex: 8, wantsFollowUp: false })).toBeUndefined()
  expect(await followUpTo({ ...ann.inside, questionIndex: 10 })).toBeUndefined()
  expect(await followUpTo({})).toBeUndefined()
})

const failures = {
  'that fails': async () => Promise.reject(new Problem('unavailable')),
  'that breaks': async () => Promise.reject(new Error('unexpected')),
  'that answers garbage': async () => ({ score: 11, strengths: 'good' }) as unknown as AnswerFeedback,
}
test.each(Object.entries(failures))('a coach %s costs nothing and counts nothing', async (_how, reviewAnswer) => {
  const ill = setupInterview({ createApp, database, transcriber: server.url, coach: { reviewAnswer } })
  const ann = await interviewee(ill)
  for (let tries = 0; tries < 8; tries++) expect((await ann.review(ann.inside)).status).toBe(503)
  const outside = await ann.review()
  expect(outside.status).toBe(503)
  expect(outside.body).toMatchObject({ creditsReturned: 5, creditsRemaining: 25 })
  expect((await ann.reviewRecording(speech(3))).body).toMatchObject({ creditsReturned: 5 })
  expect(await ann.credits()).toBe(25)
})

test('outside a practice a recording is heard and reviewed for the same 5 credits', async () => {
  const ann = await world.person()
  const { status, body } = await ann.reviewRecording(speech(6), { pauses: JSON.stringify([{ startMs: 1_000, endMs: 3_500 }]) })
  expect(status).toBe(200)
  expect(InterviewFeedbackAnswer.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ creditsCharged: 5, creditsRemaining: 35, delivery: { durationSeconds: 6 } })
  expect(body.transcript).toMatch(/^I led the night shift/)
  expect((body.words as unknown[]).length).toBeGreaterThan(5)
})

test('a silent recording is not charged', async () => {
  const ann = await world.person()
  const silent = await ann.reviewRecording(wav([{ seconds: 4, levelDb: -60 }]))
  expect(silent.status).toBe(422)
  expect(silent.body.message).toBe("Sorry, we couldn't transcribe your audio.")
  server.setTranscription(() => says('you', { noSpeech: 0.9 }))
  const made = await ann.reviewRecording(speech(4))
  expect(made.body.message).toBe("Sorry, we couldn't transcribe your audio. Your 5 credits are back.")
  expect(await ann.credits()).toBe(40)
})

test('a recording that could not be transcribed is not charged', async () => {
  const ann = await world.person()
  server.setTranscription(() => ({ kind: 'fail', status: 500 }))
  const { body } = await ann.reviewRecording(speech(4))
  expect(body.message).toBe('Failed to transcribe your answer. Please try again. Your 5 credits are back.')
  expect(await ann.credits()).toBe(40)
})

test('a double tap outside a practice is charged once', async () => {
  const ann = await world.person()
  const key = crypto.randomUUID()
  await Promise.all([ann.review({}, key), ann.review({}, key), ann.reviewRecording(speech(3))])
  expect(await ann.credits()).toBe(30)
})

test('ten answers with their feedback in a burst pass the limits that count', async () => {
  const limited = setupInterview({ createApp, database, transcriber: server.url, rateLimits: createRateLimits(null) })
  const ann = await interviewee(limited)
  const burst = Array.from({ length: 10 }, async (_, questionIndex) => [
    await ann.transcribe({ questionIndex }),
    await ann.review({ ...ann.inside, questionIndex }),
  ])
  expect((await Promise.all(burst)).flat().map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
})

test('the ledger is right after all this', async () => {
  expect(await world.ledger.audit()).toEqual([])
})
