import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { refuseWords, says } from '../../coach/testing/transcription-script.ts'
import { speech } from '../../media/recordings/testing/wav.ts'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'
import { setupInterview } from './testing/setup-interview.ts'

const { database } = await createTestDatabase()
const server = await startOpenAIServer()
afterAll(() => server.close())
const world = setupInterview({ createApp, database, transcriber: server.url })
const ill = setupInterview({
  createApp,
  database,
  transcriber: server.url,
  coach: {
    // As a provider's error might quote the request.
    reviewAnswer: async ({ question, transcript }) => Promise.reject(new Error(`${question} ${transcript}`)),
    interviewQuestions: async ({ jobDescription }) => Promise.reject(new Problem('unavailable', { log: jobDescription })),
  },
})

const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`

/** A recording with the word after its sound. */
function recordingWithCanary() {
  const sound = speech(2)
  const file = new Uint8Array(sound.length + canary.length)
  file.set(sound)
  file.set(new TextEncoder().encode(canary), sound.length)
  return file
}

test('recording, question, transcript, job and feedback are in no log, no table and no file', async () => {
  const startedAt = Date.now()
  const audio = recordingWithCanary()
  const answer = {
    question: `Why ${canary}?`,
    goal: `Reasons for ${canary}`,
    transcript: `I led ${canary} for two years.`,
    jobDescription: `We need ${canary}.`,
    words: [{ text: canary, startMs: 0, endMs: 500 }],
  }
  const ann = await world.person(40)
  const { sessionId } = (await ann.start()).body
  server.setTranscription(() => says(`I led ${canary}.`))
  expect((await ann.transcribe({ audio })).body.transcription).toBe(`I led ${canary}.`)
  expect((await ann.review({ ...answer, sessionId, questionIndex: 0 })).status).toBe(200)
  expect((await ann.review(answer)).status).toBe(200)
  expect((await ann.reviewRecording(audio, { question: answer.question })).status).toBe(200)
  const { 0: heard } = server.recordings
  expect(Buffer.from(heard!.bytes).includes(canary)).toBe(true)
  await ann.transcribe({ audio: new TextEncoder().encode(canary) })
  await ann.review({ ...answer, transcript: canary.repeat(1_000) })
  await ann.review({ ...answer, questionIndex: 99, [canary]: canary })
  for (const hearing of [
    refuseWords,
    { kind: 'fail', status: 500, message: canary } as const,
    { kind: 'body', body: canary } as const,
  ]) {
    server.setTranscription(() => hearing)
    await ann.transcribe({ audio, questionIndex: 1 })
    await ann.reviewRecording(audio, { question: answer.question })
  }
  const bob = await ill.person()
  await bob.start({ jobDescription: `${canary} is what we need from you, and much more than that in this job.` })
  await bob.review(answer)
  expect(world.logged.length).toBeGreaterThan(10)
  expect(ill.logged.length).toBeGreaterThan(3)
  expect([...world.logged, ...ill.logged].join('')).not.toContain(canary)
  expect(await rowsWith(database, canary)).toEqual([])
  expect(await filesWith(canary, startedAt)).toEqual([])
  expect(await readdir(join(world.folder, 'uploads'))).toEqual([])
})
