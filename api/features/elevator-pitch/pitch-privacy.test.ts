import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { createOpenAITranscriber } from '../../adapters/transcription-openai.ts'
import { createApp } from '../../app.ts'
import { connectedCoach, modelSettings } from '../../coach/testing/connected-coach.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { fail } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { says } from '../../coach/testing/transcription-script.ts'
import type { SavedPitch } from '../../contract/elevator-pitch.ts'
import { createDocumentReader } from '../../documents/document-reader.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'
import { plainPdf } from '../resume-analysis/testing/plain-pdf.ts'
import { joined } from './testing/hostile-videos.ts'
import { films, setupPitches } from './testing/setup-pitches.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const server = await startOpenAIServer()
const documents = createDocumentReader()
afterAll(() => Promise.all([server.close(), documents.close()]))

const transcriber = createOpenAITranscriber(modelSettings(server))
const canary = `CANARY${randomUUID().replaceAll('-', '')}`
let isSeenWhileHeard = false
const world = setupPitches({
  createApp,
  database,
  documents,
  coach: (log) => connectedCoach(server, { log }),
  transcriber: {
    async transcribe(recording, signal) {
      // Proves that the search below could find the recording.
      isSeenWhileHeard ||= (await filesWith(canary, 0, world.folder)).length > 0
      return transcriber.transcribe(recording, signal)
    },
  },
})
const video = joined(films.mp4, new TextEncoder().encode(`    free${canary}`))
const spoken = `I led the night shift of ${canary} for two years and cut waiting times by 20 percent. I want to do it for you.`
const jobDescription = `We look for a nurse who knows ${canary}.`
const resumeText = `Jane Doe\nNurse at ${canary}, 2019 - 2024`
const script = `I worked at ${canary}. Let us talk.`

const traces = async () => ({
  logged: world.logged.filter((line) => line.includes(canary)),
  rows: await rowsWith(database, canary),
  files: await filesWith(canary, 0, world.folder),
})
const none = { logged: [], rows: [], files: [] }

test('resume, job, script, recording, transcript and feedback are in no log, no table and no file', async () => {
  const startedAtMs = Date.now()
  const ann = await world.person(1_000)
  for (const works of [true, false]) {
    server.setScript((request, nth) => (works ? defaultScript(request, nth) : fail(401, request)))
    server.setTranscription(() => (works ? says(spoken) : { kind: 'fail', status: 401, message: canary }))
    for (const events of [true, false]) {
      await (await ann.generate({ jobDescription, resumeText }, { events })).text()
      await (await ann.analyze({ video, jobDescription, resumeText, script }, { events })).text()
      await (await ann.analyze({ transcript: spoken, jobDescription, script }, { events })).text()
    }
    await ann.analyze({ video, jobDescription: canary.repeat(200) })
    await ann.analyze({ video: new Blob([canary.repeat(100)]), jobDescription }, { fileName: `${canary}.mp4` })
    await ann.analyze({ video, jobDescription, pauses: canary, source: canary })
    await ann.generate(`{"jobDescription": "${canary}`)
    await ann.generate({ jobDescription: canary.repeat(200) })
    await ann.generate({
      jobDescription,
      resumeText,
      told: [{ id: 'Q1', requirement: null, ownLine: null, reply: 'yes', text: canary }],
    })
    await ann.save({ video, transcript: canary, score: canary })
  }
  expect((await (await ann.extract(plainPdf(`${resumeText}\n${'Cared for people. '.repeat(20)}`))).json()).text).toContain(canary)
  await ann.extract(new Blob([canary]), `${canary}.pdf`)
  expect(isSeenWhileHeard).toBe(true)
  expect(server.requests.some(({ prompt }) => prompt.includes(canary))).toBe(true)
  expect(world.logged.length).toBeGreaterThan(20)
  await expect.poll(() => world.arriving()).toEqual([])
  expect(await traces()).toEqual(none)
  // Files written next to the test's own folder.
  expect(await filesWith(canary, startedAtMs, tmpdir(), 2)).toEqual([])
})

test('what is saved is in the library’s table and folder, and nowhere once it is deleted', async () => {
  const ann = await world.person()
  const pitch: SavedPitch = await (await ann.save({ video, transcript: spoken })).json()
  expect((await world.app.request(pitch.videoUrl!)).status).toBe(200)
  const kept = await traces()
  expect(kept).toEqual({ logged: [], rows: ['public.pitches'], files: [expect.stringContaining(`videos/${pitch.id}`)] })
  await ann.remove(pitch.id)
  expect(await traces()).toEqual(none)
  expect(world.logged.join('')).not.toContain('signature')
})
