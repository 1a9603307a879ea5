import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { defaultTranscription, says } from '../../coach/testing/transcription-script.ts'
import { createRateLimits } from '../../http/limits/rate-limits.ts'
import { speech, wav } from '../../media/recordings/testing/wav.ts'
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

async function interviewee() {
  const person = await world.person()
  const { sessionId } = (await person.start()).body
  return { ...person, sessionId }
}
const silence = wav([{ seconds: 4, levelDb: null }])

test('an answer comes back as words with times, free of charge', async () => {
  const ann = await interviewee()
  const { status, body } = await ann.transcribe({ audio: speech(5), sessionId: ann.sessionId })
  expect(status).toBe(200)
  expect(body).toMatchObject({ durationSeconds: 5, isSilent: false, takesLeft: 2, creditsCharged: 0, creditsRemaining: 25 })
  expect(body.transcription).toMatch(/^I led the night shift/)
  expect(body.words).toContainEqual({ text: 'led', startMs: 217, endMs: 391 })
  expect(server.recordings[0]).toMatchObject({ durationSeconds: 5, contentType: 'audio/wav', isSilent: false })
})

test('without a sessionId the answer belongs to the latest practice', async () => {
  const ann = await interviewee()
  expect((await ann.transcribe()).status).toBe(200)
  expect((await (await world.person()).transcribe()).body).toMatchObject({
    code: 'not_found',
    message: 'You have no practice interview in progress. Please start one.',
  })
})

test('nobody can use somebody else’s practice', async () => {
  const [ann, bob] = [await interviewee(), await world.person()]
  const { status } = await bob.transcribe({ sessionId: ann.sessionId })
  expect(status).toBe(404)
  expect(server.recordings).toHaveLength(0)
})

test('three takes of each question are included, a fourth is not; other questions are not touched by that', async () => {
  const ann = await interviewee()
  const left: unknown[] = []
  for (let take = 0; take < 3; take++) left.push((await ann.transcribe()).body.takesLeft)
  expect(left).toEqual([2, 1, 0])
  const fourth = await ann.transcribe()
  expect(fourth.status).toBe(403)
  expect(fourth.body.message).toMatch(/^You have used all 3 takes of this question/)
  expect((await ann.transcribe({ questionIndex: 9 })).body.takesLeft).toBe(2)
  expect(server.recordings).toHaveLength(4)
})

test('six takes sent in one moment are three', async () => {
  const ann = await interviewee()
  server.setTranscription(() => says('At the same time.', { afterMs: 200 }))
  const sent = await Promise.all(Array.from({ length: 6 }, () => ann.transcribe()))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403])
})

test('ten answers at once, as after a tunnel, all come back', async () => {
  const ann = await interviewee()
  const sent = await Promise.all(Array.from({ length: 10 }, (_, questionIndex) => ann.transcribe({ questionIndex })))
  expect(sent.every(({ status }) => status === 200)).toBe(true)
})

test.each(['13', '-1', '', '1.5', 'two'])('there is no question %j', async (questionIndex) => {
  const ann = await interviewee()
  expect((await ann.transcribe({ questionIndex })).status).toBe(400)
})

test('what the outbox sends twice is one take, also while the first is under way and after a restart', async () => {
  const ann = await interviewee()
  const key = crypto.randomUUID()
  server.setTranscription(() => says('Only once.', { afterMs: 100 }))
  const both = await Promise.all([ann.transcribe({ key }), ann.transcribe({ key })])
  expect(both.map(({ body }) => body.transcription)).toEqual(['Only once.', 'Only once.'])
  expect((await ann.transcribe({ key })).body.takesLeft).toBe(2)
  expect(server.recordings).toHaveLength(1)
  world.restart()
  expect((await ann.transcribe({ key })).body).toMatchObject({ transcription: 'Only once.', takesLeft: 2 })
  expect((await ann.transcribe()).body.takesLeft).toBe(1)
})

test('one key is one recording', async () => {
  const ann = await interviewee()
  const key = crypto.randomUUID()
  await ann.transcribe({ key })
  expect((await ann.transcribe({ key, audio: speech(4) })).body.code).toBe('key_reused')
  world.restart()
  expect((await ann.transcribe({ key, questionIndex: 1 })).body.code).toBe('key_reused')
})

test('silence is reported, is not sent to the recogniser, and takes no take', async () => {
  const ann = await interviewee()
  for (let again = 0; again < 4; again++) {
    const { status, body } = await ann.transcribe({ audio: silence })
    expect(status).toBe(200)
    expect(body).toMatchObject({ transcription: '', isSilent: true, words: [], takesLeft: 3 })
  }
  expect(server.recordings).toHaveLength(0)
})

test('what the device heard as silence counts as silent; half a second of voice does not', async () => {
  const ann = await interviewee()
  expect((await ann.transcribe({ speechSeconds: 0.4 })).body.isSilent).toBe(true)
  expect((await ann.transcribe({ speechSeconds: 0.5 })).body.isSilent).toBe(false)
})

test('a device that hears a voice in a silent file does not send it to the recognizer', async () => {
  const ann = await interviewee()
  for (const speechSeconds of [0.5, 600]) {
    const { body } = await ann.transcribe({ audio: silence, speechSeconds, extraTime: 'untimed' })
    expect(body).toMatchObject({ isSilent: true, takesLeft: 3 })
  }
  expect(server.recordings).toHaveLength(0)
})

test('a practice includes two hours of recordings, counted by the file whatever is heard in them', async () => {
  const counting = setupInterview({ createApp, database, transcriber: server.url, rateLimits: createRateLimits(null) })
  const ann = await counting.person()
  await ann.start()
  server.setTranscription(() => says('', { noSpeech: 1 }))
  const statuses = []
  for (let times = 0; times < 13; times++)
    statuses.push((await ann.transcribe({ audio: speech(600), extraTime: 'untimed', speechSeconds: 1 })).status)
  expect(statuses).toEqual([...Array<number>(12).fill(200), 403])
  expect(server.recordings).toHaveLength(12)
}, 60_000)

test('what a recogniser makes up over a quiet room is not believed and takes no take', async () => {
  const ann = await interviewee()
  server.setTranscription(() => says('Thank you for watching!', { noSpeech: 0.6 }))
  expect((await ann.transcribe()).body).toMatchObject({ transcription: '', isSilent: true, takesLeft: 3 })
})

test('a recogniser that fails says so in the words of the screen, and takes no take', async () => {
  const ann = await interviewee()
  server.setTranscription(() => ({ kind: 'fail', status: 500 }))
  for (let tries = 0; tries < 3; tries++) await ann.transcribe()
  const key = crypto.randomUUID()
  const failed = await ann.transcribe({ key })
  expect(failed.status).toBe(503)
  expect(failed.body).toMatchObject({ message: 'Failed to transcribe your answer. Please try again.' })
  server.setTranscription(defaultTranscription)
  expect((await ann.transcribe({ key })).body.takesLeft).toBe(2)
  expect(await ann.credits()).toBe(25)
})

test('130 seconds are an answer, 131 are not', async () => {
  const ann = await interviewee()
  expect((await ann.transcribe({ audio: speech(130) })).status).toBe(200)
  const long = await ann.transcribe({ audio: speech(131) })
  expect(long.status).toBe(413)
  expect(long.body.message).toBe('A recorded answer can last up to 130 seconds. Please record a shorter one.')
})

test.each([
  ['double', 250],
  ['untimed', 610],
])('who practices with %s time may speak for %d seconds', async (extraTime, seconds) => {
  const ann = await interviewee()
  expect((await ann.transcribe({ audio: speech(seconds), extraTime })).status).toBe(200)
  expect((await ann.transcribe({ audio: speech(seconds + 1), extraTime })).status).toBe(413)
})

test('25 MB are an answer, one byte more is not', async () => {
  const ann = await interviewee()
  const megabytes = 25 * 1024 * 1024
  // 100 s at 131,071 samples per second is just over the limit.
  const large = wav([{ seconds: 100, levelDb: -20 }], 131_071).slice(0, megabytes)
  const padded = new Uint8Array(megabytes)
  padded.set(large)
  expect((await ann.transcribe({ audio: padded })).status).toBe(200)
  const more = new Uint8Array(megabytes + 1)
  more.set(large)
  expect((await ann.transcribe({ audio: more })).body).toMatchObject({
    code: 'too_large',
    message: 'A recorded answer can be up to 25 MB. Please record a shorter one.',
  })
}, 60_000)

test('what is no recording is refused by its content, whatever its name', async () => {
  const ann = await interviewee()
  const text = await ann.transcribe({ audio: new TextEncoder().encode('I led the night shift.') })
  expect(text.body.code).toBe('wrong_type')
  expect((await ann.transcribe({ audio: null })).body.message).toBe('No recording arrived. Please record your answer again.')
})

test('a practice lasts 24 hours to the second', async () => {
  const ann = await interviewee()
  world.passHours(24 - 1 / 3_600)
  expect((await ann.transcribe()).status).toBe(200)
  world.passHours(1 / 3_600)
  const late = await ann.transcribe({ sessionId: ann.sessionId })
  expect(late.status).toBe(403)
  expect(late.body.message).toBe(
    'This practice interview ended: it lasts 24 hours. Start a new session to have more answers reviewed.',
  )
})

test('a server that cannot listen says so', async () => {
  const deaf = setupInterview({ createApp, database, transcriber: null })
  const ann = await deaf.person()
  expect((await ann.start()).body.transcription).toBe('browser')
  expect((await ann.transcribe()).body).toMatchObject({ code: 'bad_request' })
})
