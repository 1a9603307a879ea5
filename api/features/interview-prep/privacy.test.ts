import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import { connectedCoach } from '../../coach/testing/connected-coach.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { fail, type Script } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { nurse } from '../../coach/testing/sample-candidates.ts'
import { interviewForm } from '../../testing/interview-form.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'
import { plainPdf } from '../resume-analysis/testing/plain-pdf.ts'
import { setupAnalysis } from '../resume-analysis/testing/setup-analysis.ts'

const { database } = await createTestDatabase()
const server = await startOpenAIServer()
afterAll(() => server.close())

const builtin = createBuiltinCoach()
const worlds = [
  setupAnalysis({ createApp, database, coach: builtin }),
  setupAnalysis({ createApp, database, coach: (log) => connectedCoach(server, { log }) }),
]

const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`
const resume = plainPdf(`${nurse.resumeText.replace(/[^\x20-\x7e\n]/g, '-')}\nCharted for ${canary} patients and their families`)
const jobDescription = `${nurse.jobDescription}\nExperience with ${canary} required`
const told = JSON.stringify([{ id: 'Q1', requirement: null, ownLine: null, reply: 'yes', text: `Sewed for ${canary}` }])
const scripts: Script[] = [defaultScript, (request) => fail(403, request)]

test.each(['/api/interview-prep/generate', '/api/interview-qa/generate'] as const)(
  '%s: resume, job description, answers, file name and results are in no log, no table and no file',
  { timeout: 60_000 },
  async (path) => {
    const startedAtMs = Date.now()
    for (const world of worlds)
      for (const script of scripts) {
        server.setScript(script)
        const send = interviewForm(world.app, path, resume)
        const { uid } = await world.person()
        for (const events of [true, false])
          await (await send(uid, { jobDescription, name: `${canary}.pdf`, events, more: { told } })).text()
        await (await send(uid, { jobDescription: canary })).text()
        await (await send(uid, { jobDescription, more: { told: canary } })).text()
        await (await send(uid, { jobDescription, file: new Blob([canary]), name: `${canary}.pdf` })).text()
      }
    expect(server.requests.some(({ prompt }) => prompt.includes(`Experience with ${canary}`))).toBe(true)
    expect(server.requests.some(({ prompt }) => prompt.includes(`Charted for ${canary}`))).toBe(true)
    expect(server.requests.some(({ prompt }) => prompt.includes(`Q1: Sewed for ${canary}`))).toBe(true)
    const logged = worlds.flatMap((world) => world.logged)
    expect(logged.length).toBeGreaterThan(10)
    expect(logged.join('')).not.toContain(canary)
    expect(await rowsWith(database, canary)).toEqual([])
    expect(await filesWith(canary, startedAtMs)).toEqual([])
  },
)
