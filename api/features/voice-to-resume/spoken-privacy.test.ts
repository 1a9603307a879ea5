import { readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { connectedCoach } from '../../coach/testing/connected-coach.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { fail } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { rowsWith } from '../../testing/traces.ts'
import { setupSpokenResume, wavTranscriber } from './testing/setup-spoken-resume.ts'
import { spokenWav } from './testing/spoken-wav.ts'

const { database } = await createTestDatabase()
const server = await startOpenAIServer()
afterAll(() => server.close())

const canary = `Canary${crypto.randomUUID().replaceAll('-', '')}`
const transcript = `My name is Jane Doe. I work at ${canary} Hospital as a nurse since 2019. I lead the team of ${canary}.`

let transcriberFails = false
const world = setupSpokenResume({
  createApp,
  database,
  coach: (log) => connectedCoach(server, { log }),
  transcriber: {
    transcribe: async (recording, signal) => {
      // Proves that the search below could find the recording.
      expect(await filesWith(canary, world.folder)).toHaveLength(1)
      if (transcriberFails) throw new Problem('unavailable', { log: 'the transcriber failed' })
      return wavTranscriber.transcribe(recording, signal)
    },
  },
})

test('recording, transcript, resume and its file are in no log, no table and no file', async () => {
  const startedAtMs = Date.now()
  const ann = await world.person(1_000)
  for (const works of [true, false]) {
    server.setScript((request, nth) => (works ? defaultScript(request, nth) : fail(401, request)))
    transcriberFails = !works
    for (const events of [true, false]) {
      await (await ann.generate({ takes: [spokenWav(transcript)], events })).text()
      await (await ann.generate({ transcript, events })).text()
    }
    await (await ann.generate({ takes: [new Blob([canary.repeat(100)])] })).text()
    await (await ann.generate({ takes: [spokenWav(canary, { seconds: 320 })] })).text()
    await (await ann.generate({ transcript: canary })).text()
  }
  transcriberFails = false
  server.setScript(defaultScript)
  const { resumeData } = await ann.generated({ takes: [spokenWav(transcript)] })
  expect(JSON.stringify(resumeData)).toContain(canary)
  expect((await ann.download({ resumeData, paper: 'A4' })).status).toBe(200)
  expect((await ann.download({ resumeData: canary })).status).toBe(400)

  expect(server.requests.some(({ prompt }) => prompt.includes(canary))).toBe(true)
  expect(world.logged.length).toBeGreaterThan(10)
  expect(world.logged.join('')).not.toContain(canary)
  expect(await rowsWith(database, canary)).toEqual([])
  expect(await filesWith(canary, world.folder)).toEqual([])
  expect(await filesWith(canary, tmpdir(), { sinceMs: startedAtMs, deep: 1 })).toEqual([])
})

/** Files changed since `sinceMs` that contain the word, up to `deep` levels down. */
async function filesWith(word: string, folder: string, { sinceMs = 0, deep = 3 } = {}): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && deep > 0) found.push(...(await filesWith(word, path, { sinceMs, deep: deep - 1 })))
    if (!entry.isFile()) continue
    const facts = await stat(path).catch(() => null)
    if (!facts || facts.mtimeMs < sinceMs || facts.size > 20_000_000) continue
    const content = await readFile(path).catch(() => null)
    if (content?.includes(word)) found.push(path)
  }
  return found
}
