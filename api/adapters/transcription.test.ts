import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startOpenAIServer } from '../coach/testing/openai-server.ts'
import { defaultTranscription, refuseWords, says } from '../coach/testing/transcription-script.ts'
import { speech, wav } from '../media/recordings/testing/wav.ts'
import { createOpenAITranscriber } from './transcription-openai.ts'

// A running server replaces Node's Response with Hono's.
getRequestListener(() => new Response())

const server = await startOpenAIServer()
const folder = mkdtempSync(join(tmpdir(), 'transcription-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await server.close()
})
beforeEach(() => {
  server.setTranscription(defaultTranscription)
  server.recordings.length = 0
})

const transcriberWith = (callTimeoutMs = 5_000, baseUrl = server.url) =>
  createOpenAITranscriber({ baseUrl, apiKey: 'secret', model: 'whisper-1', callTimeoutMs })

async function recording(bytes = speech(3)) {
  const path = join(folder, 'answer')
  await writeFile(path, bytes)
  return { path, contentType: 'audio/wav', durationSeconds: 3 }
}
const never = new AbortController().signal

test('what was said comes back word for word, each word with its time', async () => {
  server.setTranscription(() => says('I led the night shift.'))
  const { text, words } = await transcriberWith().transcribe(await recording(speech(5)), never)
  expect(text).toBe('I led the night shift.')
  expect(words.map((word) => word.text)).toEqual(['I', 'led', 'the', 'night', 'shift'])
  expect(words[1]).toEqual({ text: 'led', startMs: 1_000, endMs: 1_800 })
  expect(server.recordings[0]).toMatchObject({
    durationSeconds: 5,
    isSilent: false,
    contentType: 'audio/wav',
    fileName: 'answer.wav',
    model: 'whisper-1',
    authorization: 'Bearer secret',
  })
})

test('a server that knows no times is asked for plain text, and from then on at once', async () => {
  server.setTranscription(({ format }) => (format === 'verbose_json' ? refuseWords : says('In plain words.')))
  const transcriber = transcriberWith()
  expect(await transcriber.transcribe(await recording(), never)).toEqual({ text: 'In plain words.', words: [] })
  await transcriber.transcribe(await recording(), never)
  expect(server.recordings.map(({ format }) => format)).toEqual(['verbose_json', 'json', 'json'])
})

test('a server that leaves out its doubts is believed', async () => {
  server.setTranscription(() => ({ kind: 'body', body: { text: ' I led it. ', segments: null, words: null } }))
  expect(await transcriberWith().transcribe(await recording(), never)).toEqual({ text: 'I led it.', words: [] })
})

test('what is invented over silence is dropped', async () => {
  const silence = await recording(wav([{ seconds: 3, levelDb: null }]))
  expect(await transcriberWith().transcribe(silence, never)).toEqual({ text: '', words: [] })
  server.setTranscription(() => says('Subtitles by the Amara.org community', { noSpeech: 0.4 }))
  expect((await transcriberWith().transcribe(silence, never)).text).toBe('')
  server.setTranscription(() => ({ kind: 'body', body: { text: 'Thank you. Thank you.' } }))
  expect((await transcriberWith().transcribe(silence, never)).text).toBe('')
})

test('somebody who really says thank you, and says it amid an answer, is heard', async () => {
  server.setTranscription(() => says('Thank you.', { noSpeech: 0.004 }))
  expect((await transcriberWith().transcribe(await recording(), never)).text).toBe('Thank you.')
  server.setTranscription(() => says('Thank you for the question. I led the night shift.', { noSpeech: 0.5 }))
  expect((await transcriberWith().transcribe(await recording(), never)).text).toContain('night shift')
})

test('a stretch that the recogniser itself takes for silence goes, with its words; the rest stays', async () => {
  const segment = { id: 0, no_speech_prob: 0.01, avg_logprob: -0.2 }
  const segments = [
    { ...segment, start: 0, end: 2, text: ' I led the shift.' },
    { ...segment, start: 2, end: 6, text: ' Okay, let us go.', no_speech_prob: 0.8, avg_logprob: -1.4 },
  ]
  const words = [
    { word: 'shift', start: 1.5, end: 2 },
    { word: 'go', start: 5, end: 5.5 },
  ]
  server.setTranscription(() => ({ kind: 'body', body: { text: 'I led the shift. Okay, let us go.', segments, words } }))
  const heard = await transcriberWith().transcribe(await recording(), never)
  expect(heard).toEqual({ text: 'I led the shift.', words: [{ text: 'shift', startMs: 1_500, endMs: 2_000 }] })
})

test('the end of a film behind an answer was not said, a thank-you was', async () => {
  const segment = { id: 0, no_speech_prob: 0.1, avg_logprob: -0.4 }
  const said = ['I led the shift.', 'Thank you.', 'Thanks for watching!']
  const segments = said.map((text, at) => ({ ...segment, start: at * 2, end: at * 2 + 2, text: ` ${text}` }))
  server.setTranscription(() => ({ kind: 'body', body: { text: said.join(' '), segments } }))
  expect((await transcriberWith().transcribe(await recording(), never)).text).toBe('I led the shift. Thank you.')
})

test('one bad moment of the server is tried again, a bad server is not tried for ever', async () => {
  server.setTranscription((_heard, nth) => (nth === 1 ? { kind: 'fail', status: 503 } : says('Second try.')))
  expect((await transcriberWith().transcribe(await recording(), never)).text).toBe('Second try.')
  server.recordings.length = 0
  server.setTranscription(() => ({ kind: 'fail', status: 500, message: 'I led the night shift' }))
  const failure = await transcriberWith()
    .transcribe(await recording(), never)
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'unavailable', message: 'transcription failed: 500' })
  expect(server.recordings).toHaveLength(2)
})

test.each([
  ['takes too long', { kind: 'stall' }, 'unavailable'],
  ['answers something else', { kind: 'body', body: { result: 'x' } }, 'unavailable'],
  ['cannot read the recording', { kind: 'fail', status: 400, message: 'Invalid file format' }, 'unreadable_file'],
  ['refuses the key', { kind: 'fail', status: 401 }, 'unavailable'],
] as const)('a server that %s is a failure, never a guess', async (_what, hearing, code) => {
  server.setTranscription(() => hearing)
  await expect(transcriberWith(300).transcribe(await recording(), never)).rejects.toMatchObject({ code })
})

// An unhandled rejection ends a server, and fails this file.
test('a server that is away fails the answer, and nothing else', async () => {
  const transcriber = transcriberWith(5_000, 'http://127.0.0.1:9/v1')
  const sent = await recording()
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => transcriber.transcribe(sent, never)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
})

test('whoever stops waiting stops the call', async () => {
  server.setTranscription(() => ({ kind: 'stall' }))
  const startedAtMs = performance.now()
  await expect(transcriberWith(60_000).transcribe(await recording(), AbortSignal.timeout(200))).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(performance.now() - startedAtMs).toBeLessThan(3_000)
})
