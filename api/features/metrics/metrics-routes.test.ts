import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createMetrics } from '../../adapters/metrics.ts'
import { createOtlpTracer } from '../../adapters/tracing/otlp-tracer.ts'
import { startTraceCollector } from '../../adapters/tracing/testing/trace-collector.ts'
import { createApp } from '../../app.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { createBuiltinCoach } from '../../coach/guides/builtin-coach.ts'
import { createOpenAICoach } from '../../coach/model/openai-coach.ts'
import { defaultScript } from '../../coach/testing/default-script.ts'
import { answer } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupAnalysis } from '../resume-analysis/testing/setup-analysis.ts'

const { database } = await createTestDatabase()
const model = await startOpenAIServer()
const collector = await startTraceCollector()
afterAll(() => model.close())
beforeEach(() => model.setScript(defaultScript))

const token = 'a-token-of-the-operator'
const tracer = createOtlpTracer({
  ...{ endpoint: collector.endpoint, headers: 'x-tenant=one%20tenant', serviceName: 'greenroom-test', log: createLog('silent') },
})
const address = { apiKey: 'test', baseUrl: model.url, model: 'test-model' }
const world = (settings: Record<string, string> = {}) =>
  setupAnalysis({
    ...{ createApp, database, tracer, metrics: createMetrics() },
    settings: { METRICS_TOKEN: token, AI_PRICES: 'test-model=1/2', ...settings },
    coach: (log, onCall) =>
      createOpenAICoach({ ...address, callTimeoutMs: 20_000, maxTokens: 1_200, fallback: createBuiltinCoach(), log, onCall }),
  })
const here = world()
const read = async (headers: Record<string, string> = { Authorization: `Bearer ${token}` }, server = here) => {
  const response = await server.app.request('/metrics', { headers })
  return { status: response.status, text: await response.text() }
}

test('the metrics are there for who has the token, and for nobody else', async () => {
  expect((await read()).status).toBe(200)
  for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: token }])
    expect(await read(headers as Record<string, string>)).toMatchObject({ status: 404 })
  expect((await read({ Authorization: 'Bearer ' }, world({ METRICS_TOKEN: '' }))).status).toBe(404)
})

test('one analysis can be followed from its request to each call of the AI, with seconds, tokens, cost and repairs', async () => {
  let isFirst = true
  model.setScript((request, nth) => {
    if (request.schemaName !== 'company' || !isFirst) return defaultScript(request, nth)
    isFirst = false
    return answer('no JSON')
  })
  const ann = await here.person()
  await (await ann.analyze()).text()
  await tracer.close()

  const spans = collector.spans()
  const work = spans.find(({ name }) => name === 'charged request')!
  const request = spans.find(({ name }) => name === 'POST /api/analyze')!
  expect(work).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId })
  const calls = spans.filter(({ name, traceId }) => name === 'AI call' && traceId === request.traceId)
  // Two readings, seven writers (two calls for the questions, one repair), and a second look at each of the seven calls that passed.
  expect(calls).toHaveLength(17)
  expect(calls.every(({ parentSpanId }) => parentSpanId === work.spanId)).toBe(true)
  expect(
    calls
      .flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'greenroom.repair'))
      .filter(({ value }) => value.boolValue),
  ).toHaveLength(1)
  expect(collector.received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-tenant': 'one tenant' } })

  expect(here.logged.join('')).toContain('"route":"/api/analyze"')
  const { text } = await read()
  expect(text).toContain('greenroom_request_seconds_count{method="POST",route="/api/analyze",status="200"} 1')
  expect(text).toContain('greenroom_ai_repairs_total{provider="first",model="test-model"} 1')
  expect(text).toContain('greenroom_ai_call_seconds_count{provider="first",model="test-model",outcome="answered"} 17')
  expect(text).toContain('greenroom_charged_request_seconds_count{reason="resume_score",end="charged"} 1')
  expect(text).not.toContain(ann.uid)
  // The calls are counted beside the answer, not before it.
  const cost = Number(/^greenroom_ai_cost_usd_total\{.*\} (\S+)$/m.exec(text)![1])
  expect(cost).toBeGreaterThan(0)
  await expect.poll(() => here.services.spending.today()).toBeCloseTo(cost, 4)
})

test('each audit of the ledger has a measure and a time of its own, on every server, and none before its first run', async () => {
  const { database: fresh } = await createTestDatabase()
  const server = setupAnalysis({
    ...{ createApp, database: fresh, coach: createBuiltinCoach(), metrics: createMetrics() },
    settings: { METRICS_TOKEN: token },
  })
  expect((await read(undefined, server)).text).not.toContain('greenroom_ledger_faults{')
  // Long ago, so that the audit of every minute adds it up once and does not look at it again.
  const ledger = createLedger(fresh, () => new Date(Date.now() - 2 * 3_600_000))
  await ledger.grant('anna', 40, 'trial:anna', 'trial')
  await ledger.auditRecent()
  await fresh.execute(sql`UPDATE ledger_accounts SET balance = 1 WHERE owner = 'anna'`)
  await ledger.audit()
  await ledger.auditRecent()
  const { text } = await read(undefined, server)
  expect(text).toContain('greenroom_ledger_faults{audit="whole"} 1')
  expect(text).toContain('greenroom_ledger_faults{audit="recent"} 0')
  expect(text).toMatch(/greenroom_ledger_audited_timestamp_seconds\{audit="whole"\} \d/)
})

describe('a budget for the day', () => {
  const noon = '2026-05-04T12:00:00Z'
  const server = setupAnalysis({
    ...{ createApp, database, coach: createBuiltinCoach(), startsAt: noon },
    settings: { AI_DAILY_BUDGET_USD: '5', AI_PRICES: 'test-model=1/2' },
  })
  const spend = (usd: number) =>
    server.services.spending.add({ model: 'another', inputTokens: 0, outputTokens: 0, costMicros: usd * 1e6 })

  test('lets nobody begin once all servers together have spent it, charges nothing, and is new the next day', async () => {
    const ann = await server.person()
    await spend(4.99)
    const paid = await ann.analyze({ key: 'e7c0a7f6-6a5e-4a53-b0cf-6f1f4a7f1f10' })
    expect(paid.status).toBe(200)
    await paid.text()
    await spend(0.01)
    const refused = await ann.analyze()
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({
      code: 'ai_budget_spent',
      message: 'The AI has written as much as it may today. Please come back in 12 hours.',
      charge: 'none',
    })
    expect(await ann.credits()).toBe(25)
    // What was paid for is still there.
    expect((await ann.analyze({ key: 'e7c0a7f6-6a5e-4a53-b0cf-6f1f4a7f1f10' })).status).toBe(200)
    server.later(12 * 3_600_000)
    expect((await ann.analyze()).status).toBe(200)
  })
})

test('a feature that is switched off says so, charges nothing, and the page knows it; the others go on', async () => {
  const server = setupAnalysis({
    ...{ createApp, database, coach: createBuiltinCoach() },
    settings: { FEATURES_OFF: 'resume-analysis,purchases' },
  })
  const ann = await server.person()
  const refused = await ann.analyze()
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({
    code: 'switched_off',
    message: 'The resume analysis is switched off at the moment. Please come back later.',
    charge: 'none',
  })
  expect(await ann.credits()).toBe(40)
  expect(await (await server.app.request('/api/config')).json()).toMatchObject({
    switchedOff: ['resume-analysis', 'purchases'],
  })
  const buying = await ann.request('POST', '/api/create-checkout-session', {
    json: { packageType: 'basic', email: 'ann@example.com' },
  })
  expect(await buying.json()).toMatchObject({ message: 'Buying credits is switched off at the moment. Please come back later.' })
  expect((await ann.request('POST', '/api/interview-prep/generate', { form: {} })).status).toBe(400)
})
