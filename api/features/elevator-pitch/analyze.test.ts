import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createOpenAITranscriber } from '../../adapters/transcription-openai.ts'
import { createApp } from '../../app.ts'
import { eventsOf } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { says } from '../../coach/testing/transcription-script.ts'
import { PitchAnalysis, PitchReview, ScriptResult } from '../../contract/elevator-pitch.ts'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { films, said, setupPitches, sounds } from './testing/setup-pitches.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const server = await startOpenAIServer()
afterAll(() => server.close())
const transcriber = createOpenAITranscriber({ baseUrl: server.url, apiKey: 'test', model: 'whisper-1', callTimeoutMs: 5_000 })
const world = setupPitches({ createApp, database, transcriber })
server.setTranscription(() => says(said))
/** Files are removed just after the response. */
const nothingLeft = (there: Pick<typeof world, 'arriving'>) => expect.poll(() => there.arriving()).toEqual([])
afterEach(() => nothingLeft(world))

async function* throwing(error: Error): AsyncGenerator<never> {
  yield* []
  throw error
}
const sections = ['transcript', 'score', 'suggestions', 'refined', 'alternate']

test.each([
  ['a video in MP4', films.mp4, 'audio/mp4', 6],
  ['a video in WebM', films.webm, 'audio/webm', 6],
  ['sound alone', sounds.speech, 'audio/webm', 4.4],
])('%s is listened to, its sound only, and costs 10 credits', async (_what, video, contentType, seconds) => {
  const ann = await world.person()
  const heardBefore = server.recordings.length
  const response = await ann.analyze({ video, script: 'What I meant' })
  expect(response.status).toBe(200)
  const body = PitchReview.parse(await response.json())
  expect(body).toMatchObject({ transcript: said, score: 7.1, creditsCharged: 10, creditsRemaining: 90, coach: 'builtin' })
  expect(body.words[0]).toMatchObject({ text: 'I', startMs: 0 })
  expect(body.delivery.durationSeconds).toBeCloseTo(seconds, 0)
  const [heard, ...others] = server.recordings.slice(heardBefore)
  expect(others).toEqual([])
  // The transcription server rejects files with video tracks.
  expect(heard).toMatchObject({ contentType, durationSeconds: expect.closeTo(seconds, 0) })
})

test('the built-in coach’s script and feedback go through whole', async () => {
  const coached = setupPitches({ createApp, database, coach: () => createBuiltinCoach(), transcriber: transcriber })
  const ann = await coached.person()
  const jobDescription = 'Registered nurse for a medical ward. You lead night shifts and train new colleagues. Epic is required.'
  const resumeText = 'Jane Doe\nRegistered Nurse, Mercy Hospital, 2019 - 2024\n• Led night shifts of a ward with thirty beds'
  const script = ScriptResult.parse(await (await ann.generate({ jobDescription, resumeText })).json())
  const fields = { jobDescription, resumeText, script: script.script }
  const review = PitchReview.parse(await (await ann.analyze({ ...fields, video: films.mp4 })).json())
  expect(review).toMatchObject({ transcript: said, creditsRemaining: 80, standIns: [] })
  expect(review.scriptComparison?.leftOut.length).toBeGreaterThan(2)
  const events = await eventsOf(await ann.analyze({ ...fields, transcript: said }, { events: true }))
  expect(events.map(([name, data]) => data.section ?? name)).toEqual([...sections, 'done'])
})

test('as events: each section as it is ready, then the charge', async () => {
  const ann = await world.person()
  const events = await eventsOf(await ann.analyze({ video: films.webm }, { events: true }))
  expect(events.map(([name, data]) => data.section ?? name)).toEqual([...sections, 'done'])
  expect(events.at(-1)?.[1]).toMatchObject({ creditsCharged: 10, creditsRemaining: 90, standIns: [] })
})

test('words that the person sent are taken as they are, and nothing is listened to', async () => {
  const deaf = setupPitches({ createApp, database, transcriber: null })
  const ann = await deaf.person()
  const words = JSON.stringify([{ text: 'I', startMs: 100, endMs: 200 }])
  const typed = { transcript: `${said}\nAnd more.`, source: 'typed', words, durationSeconds: 61.5, pauses: '[]' }
  const body = PitchReview.parse(await (await ann.analyze(typed)).json())
  expect(body).toMatchObject({ transcript: typed.transcript, words: [{ text: 'I', startMs: 100, endMs: 200 }] })
  expect(body.delivery.durationSeconds).toBe(61.5)
  expect(body.scoreParts[0]?.why).toBe('typed: ')
})

describe('nothing to understand', () => {
  test.each<[string, Parameters<Awaited<ReturnType<typeof world.person>>['analyze']>[0], string, number | undefined]>([
    ['a silent recording', { video: sounds.silence }, said, undefined],
    ['a recording that the device found silent', { video: sounds.speech, speechSeconds: 0.4 }, said, undefined],
    ['a recording without words', { video: sounds.speech }, '', 10],
    ['what a recogniser makes up in silence', { video: sounds.speech }, 'Thank you for watching!', 10],
  ])('%s costs nothing, as an answer and as an event', async (_what, fields, text, creditsReturned) => {
    server.setTranscription(() => says(text, text === said ? {} : { noSpeech: 0.9 }))
    const ann = await world.person()
    const response = await ann.analyze(fields)
    expect(response.status).toBe(200)
    const body = PitchAnalysis.parse(await response.json())
    expect(body).toMatchObject({ transcriptionFailed: true, transcript: '', creditsCharged: 0 })
    expect(body).toMatchObject({ message: expect.stringMatching(/^We couldn't understand your speech/) })
    expect(body.transcriptionFailed && body.creditsReturned).toBe(creditsReturned)
    const streamed = await ann.analyze(fields, { events: true })
    const problem =
      streamed.status === 422 ? await streamed.json() : (await eventsOf(streamed)).find(([name]) => name === 'problem')?.[1]
    expect(problem).toMatchObject({ code: 'not_understood' })
    expect(await ann.credits()).toBe(100)
    server.setTranscription(() => says(said))
  })

  test('a device that hears a voice in a silent file does not send it to the recognizer', async () => {
    const ann = await world.person()
    const body = await (await ann.analyze({ video: sounds.silence, speechSeconds: 0.5 })).json()
    expect(body).toMatchObject({ transcriptionFailed: true, transcript: '' })
  })
})

test.each([
  ['no job description', { jobDescription: '' }, 'Job description is required'],
  ['one of 5,001 characters', { jobDescription: 'x'.repeat(5_001) }, 'Job description should be less than 5000 characters'],
  ['no recording', { video: undefined }, 'Please record your pitch or choose a video first.'],
  ['a transcript of 20,001 characters', { transcript: 'x'.repeat(20_001) }, 'not right'],
  ['a script of 10,001', { script: 'x'.repeat(10_001) }, 'not right'],
  ['pauses that are no JSON', { pauses: '[{' }, 'not right'],
  ['a source nobody knows', { source: 'guessed' }, 'not right'],
])('%s is refused before anything is charged', async (_what, fields, message) => {
  const ann = await world.person()
  const response = await ann.analyze({ video: films.webm, ...fields })
  expect(response.status).toBe(400)
  expect((await response.json()).message).toContain(message)
  expect(await ann.credits()).toBe(100)
})

test('texts as long as they may be are taken, also where a browser writes every line end as two characters', async () => {
  const ann = await world.person()
  const lines = (count: number) => 'x\n'.repeat(count / 2)
  const fullest = { jobDescription: lines(5_000), script: lines(10_000), resumeText: lines(100_000), transcript: lines(20_000) }
  expect((await ann.analyze(fullest)).status).toBe(200)
})

test('without a transcriber a recording is refused with what to do, and nothing is charged', async () => {
  const deaf = setupPitches({ createApp, database, transcriber: null })
  const ann = await deaf.person()
  const response = await ann.analyze({ video: films.webm })
  expect([response.status, (await response.json()).message]).toEqual([400, expect.stringMatching(/Please type what you said/)])
  expect(await ann.credits()).toBe(100)
  await nothingLeft(deaf)
})

test('10 credits are enough, 9 are refused with the sentence', async () => {
  const [enough, tooFew] = [await world.person(10), await world.person(9)]
  expect((await enough.analyze({ video: films.webm })).status).toBe(200)
  const message = 'You need at least 10 credits to analyze your pitch. You have 9.'
  const response = await tooFew.analyze({ video: films.webm })
  expect([response.status, await response.json()]).toEqual([402, expect.objectContaining({ message, creditsRemaining: 9 })])
})

test('the same key twenty times at once is one charge and one listening', async () => {
  const ann = await world.person()
  const key = randomUUID()
  const heardBefore = server.recordings.length
  const ask = () => ann.analyze({ video: films.webm }, { key, events: true })
  const all = await Promise.all(Array.from({ length: 20 }, ask))
  const ends = await Promise.all(all.map(async (response) => (await eventsOf(response)).at(-1)?.[0]))
  expect(ends).toEqual(Array(20).fill('done'))
  expect([await ann.credits(), server.recordings.length - heardBefore]).toEqual([90, 1])
  expect((await ann.analyze({ video: films.mp4 }, { key })).status).toBe(422)
})

describe('what fails gives the credits back', () => {
  const failing = (reviewPitch: () => AsyncGenerator<never>) => setupPitches({ createApp, database, coach: { reviewPitch } })
  const deafened = (error: Error) =>
    setupPitches({ createApp, database, transcriber: { transcribe: () => Promise.reject(error) } })

  test.each([
    ['a coach that cannot', () => failing(() => throwing(new Problem('unavailable'))), 503, /^Failed to analyze pitch/],
    ['a coach that breaks', () => failing(() => throwing(new Error('boom'))), 503, /^This is not working right now/],
    ['a coach that leaves sections out', () => failing(async function* () {}), 503, /^This is not working right now/],
    ['a transcriber that cannot', () => deafened(new Problem('unavailable')), 503, /^Failed to analyze pitch/],
    ['a transcriber that cannot read it', () => deafened(new Problem('unreadable_file')), 422, /damaged or incomplete/],
    ['a model that never ends', () => slowWorld(), 503, /^This took too long/],
  ])('%s', async (_what, ill, status, message) => {
    const there = ill()
    const ann = await there.person()
    const response = await ann.analyze({ video: films.webm })
    expect(response.status).toBe(status)
    const body = await response.json()
    expect(body).toMatchObject({ creditsReturned: 10, creditsRemaining: 100 })
    expect(body.message).toMatch(message)
    expect(body.message).toContain('Your 10 credits are back.')
    const events = await eventsOf(await ann.analyze({ video: films.webm }, { events: true }))
    expect(events.at(-1)).toMatchObject(['problem', { creditsReturned: 10 }])
    await nothingLeft(there)
  })
  const slowWorld = () =>
    setupPitches({ createApp, database, transcriber: { transcribe: () => new Promise(() => {}) }, deadlineMs: 300 })
})
