import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createMetrics } from '../adapters/metrics.ts'
import { createOtlpTracer } from '../adapters/tracing/otlp-tracer.ts'
import { startTraceCollector } from '../adapters/tracing/testing/trace-collector.ts'
import { createApp } from '../app.ts'
import type { Coach } from '../coach/coach.ts'
import { createBuiltinCoach } from '../coach/guides/builtin-coach.ts'
import { createDocumentReader, type DocumentReader } from '../documents/document-reader.ts'
import { bodies, callOf } from '../http/testing/call-of.ts'
import { whoMayCall } from '../http/testing/who-may-call.ts'
import { createLog } from '../log.ts'
import { setupServer } from './setup-server.ts'
import { createTestDatabase } from './test-database.ts'
import { filesWith, rowsWith } from './traces.ts'
import { withWord } from './with-word.ts'

/**
 * Where each feature's canary test is, for success and failure; null if it takes nothing users wrote or said. A missing feature fails the test below.
 */
const canaryTests: Record<string, string | null> = {
  accounts: null,
  analyze: 'resume-analysis/privacy.test.ts',
  config: null,
  'cover-letter': 'cover-letter/cover-letter-routes.test.ts',
  credits: null,
  'elevator-pitch': 'elevator-pitch/pitch-privacy.test.ts',
  // Kept on purpose, for the operator.
  feedback: null,
  health: null,
  'interview-prep': 'interview-prep/privacy.test.ts',
  'interview-qa': 'interview-prep/privacy.test.ts',
  'job-ad': 'job-ad/job-ad-routes.test.ts',
  metrics: null,
  'page-reports': 'page-reports/page-reports.test.ts',
  payments: null,
  phone: null,
  'resume-analysis': 'resume-analysis/privacy.test.ts',
  uploads: 'elevator-pitch/pitch-privacy.test.ts',
  'voice-interview': 'voice-interview/privacy.test.ts',
  'voice-to-resume': 'voice-to-resume/spoken-privacy.test.ts',
}

test('every feature has a canary, or takes no words', () => {
  expect(readdirSync('api/features').toSorted()).toEqual(Object.keys(canaryTests).toSorted())
  const paths = Object.values(canaryTests).filter((path) => path !== null)
  const searches = (path: string) => /canary[\s\S]*rowsWith\(/i.test(readFileSync(join('api/features', path), 'utf8'))
  expect(paths.filter((path) => !searches(path))).toEqual([])
})

const { database } = await createTestDatabase({ maxConnections: 10 })
const collector = await startTraceCollector()
const tracer = createOtlpTracer({
  ...{ endpoint: collector.endpoint, headers: '', serviceName: 'greenroom', log: createLog('silent') },
})
const metrics = createMetrics()
const documents = createDocumentReader()
afterAll(() => documents.close())
const canary = `CANARY${randomUUID().replaceAll('-', '')}`

/** Like a careless library: the message quotes its input. */
const quoting = (input: unknown): never => {
  throw new Error(
    `cannot read ${Buffer.isBuffer(input) || input instanceof Uint8Array ? Buffer.from(input) : JSON.stringify(input)}`,
  )
}
const carelessCoach = new Proxy({ name: 'builtin' } as Coach, {
  get: (coach, name) => (name in coach ? Reflect.get(coach, name) : quoting),
})
const heard = { text: `I led ${canary}.`, words: [{ text: canary, startMs: 0, endMs: 400 }] }
const common = { createApp, database, metrics, tracer }
const worlds = [
  setupServer({ ...common, coach: createBuiltinCoach(), documents, transcriber: { transcribe: async () => heard } }),
  setupServer({
    ...common,
    coach: carelessCoach,
    documents: { read: async (bytes: Uint8Array) => quoting(bytes) } as unknown as DocumentReader,
    transcriber: { transcribe: async () => quoting(heard) },
  }),
]

const wordless = ['POST /api/user/active', 'POST /api/grant-credits']
const calls = Object.keys(whoMayCall).filter((call) => /^(POST|PUT|PATCH) /.test(call) && !wordless.includes(call))
const nobodys = {
  ...{ pitchId: randomUUID(), uploadId: randomUUID(), answerKey: randomUUID(), sessionId: '' },
  editToken: canary,
}

const mustWork = [
  ...['POST /api/feedback', 'POST /api/analyze', 'POST /api/interview-prep/generate', 'POST /api/interview-qa/generate'],
  ...['POST /api/read-job-ad', 'POST /api/extract-resume', 'POST /api/elevator-pitch/generate'],
  ...['POST /api/cover-letter/generate', 'POST /api/voice-to-resume/generate', 'POST /api/voice-to-resume/download'],
]

type World = (typeof worlds)[number]

async function sendAll(world: World, fields: 'texts' | 'all') {
  const { uid } = await world.person(1_000, { phoneVerified: true })
  const things = { ...nobodys, generationId: '', checkoutId: 'cs_none' }
  const send = async (call: string) => {
    const [path, init] = callOf(call, things, { Authorization: `Bearer ${uid}` }, (sent) => withWord(sent, canary, fields))
    const response = await world.app.request(path, init)
    await response.text()
    return response.ok ? [call] : []
  }
  // One after another: a user may only have six files waiting to be read.
  const worked: string[] = []
  for (const call of calls) worked.push(...(await send(call)))
  return worked
}

test('a word in every field, file and file name of every call is in no log, trace, metric, table or file; only feedback is kept', async () => {
  expect(calls.filter((call) => !(call in bodies))).toEqual([])
  const [working, careless] = worlds as [World, World]
  // Must work, so that the word goes all the way; saved pitches and practices have their own canaries.
  const worked = await sendAll(working, 'texts')
  expect(worked).toEqual(expect.arrayContaining(mustWork))
  await sendAll(careless, 'texts')
  await sendAll(working, 'all')
  await tracer.close()
  const { text } = await metrics.read()
  const logged = worlds.flatMap((world) => world.logged)
  expect(logged.length).toBeGreaterThan(2 * calls.length)
  expect(collector.spans().length).toBeGreaterThan(2 * calls.length)
  expect(text).toContain('/api/analyze')
  for (const seen of [text, ...logged, ...collector.received.map(({ text }) => text)]) expect(seen).not.toContain(canary)
  expect(await rowsWith(database, canary)).toEqual(['public.feedback'])
  for (const { folder } of worlds) expect(await filesWith(canary, 0, folder)).toEqual([])
})
