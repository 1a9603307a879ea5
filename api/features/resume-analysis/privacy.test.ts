import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { sealedEvents } from '../../adapters/database/schema.ts'
import { createMetrics } from '../../adapters/metrics.ts'
import { createOtlpTracer } from '../../adapters/tracing/otlp-tracer.ts'
import { startTraceCollector } from '../../adapters/tracing/testing/trace-collector.ts'
import { createApp } from '../../app.ts'
import { connectedCoach } from '../../coach/testing/connected-coach.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { fail } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { nurse } from '../../coach/testing/sample-candidates.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'
import { plainPdf } from './testing/plain-pdf.ts'
import { type SentAnalysis, setupAnalysis } from './testing/setup-analysis.ts'

const { database } = await createTestDatabase()
const server = await startOpenAIServer()
afterAll(() => server.close())

const collector = await startTraceCollector()
const { endpoint } = collector
const tracer = createOtlpTracer({ endpoint, headers: '', serviceName: 'greenroom', log: createLog('silent') })
const metrics = createMetrics()
const world = setupAnalysis({
  ...{ createApp, database, metrics, tracer },
  coach: (log, onCall) => connectedCoach(server, { log, onCall }),
})

const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`
const sent: SentAnalysis = {
  file: plainPdf(`${nurse.resumeText.replace(/[^\x20-\x7e\n]/g, '-')}\nCharted for ${canary} patients and their families`),
  jobDescription: `${nurse.jobDescription}\nExperience with ${canary} required`,
  name: `${canary}.pdf`,
  more: { told: JSON.stringify([{ id: 'Q1', requirement: null, ownLine: null, reply: 'yes', text: `Sewed for ${canary}` }]) },
}

test('resume, job description, answers, file name and results are in no log, no trace, no metric, no table and no file', async () => {
  const startedAt = Date.now()
  for (const script of [defaultScript, fail.bind(null, 500), fail.bind(null, 401)]) {
    server.setScript((request, nth) => (script === defaultScript ? defaultScript(request, nth) : fail(500, request)))
    const ann = await world.person()
    for (const events of [true, false]) await (await ann.analyze({ ...sent, events })).text()
    await (await ann.analyze({ ...sent, more: { told: canary } })).text()
    await (await ann.analyze({ ...sent, jobDescription: canary })).text()
    await (await ann.analyze({ ...sent, file: new Blob([canary]), name: `${canary}.pdf` })).text()
  }
  expect(server.requests.some(({ prompt }) => prompt.includes(`Experience with ${canary}`))).toBe(true)
  expect(server.requests.some(({ prompt }) => prompt.includes(`Charted for ${canary}`))).toBe(true)
  expect(server.requests.some(({ prompt }) => prompt.includes(`Q1: Sewed for ${canary}`))).toBe(true)
  expect(world.logged.length).toBeGreaterThan(10)
  expect(world.logged.join('')).not.toContain(canary)
  await tracer.close()
  const { text } = await metrics.read()
  expect(collector.spans().length).toBeGreaterThan(20)
  expect(text).toContain('/api/analyze')
  for (const seen of [text, ...collector.received.map(({ text }) => text)]) expect(seen).not.toContain(canary)
  // These answers are in the database, encrypted.
  expect(await database.$count(sealedEvents)).toBeGreaterThan(10)
  expect(await rowsWith(database, canary)).toEqual([])
  expect(await filesWith(canary, startedAt)).toEqual([])
})

test('the search would find a word that was kept', async () => {
  await database.execute(sql`INSERT INTO feedback (type, text) VALUES ('other', ${`said ${canary}`})`)
  expect(await rowsWith(database, canary)).toEqual(['public.feedback'])
  const [some] = await database.select().from(sealedEvents).limit(1)
  const { answerId } = some!
  await database.insert(sealedEvents).values({ answerId, number: 1_000, sealed: Buffer.from(`{"summary":"${canary}"}`) })
  expect(await rowsWith(database, canary)).toEqual(['public.feedback', 'public.sealed_events'])
})
