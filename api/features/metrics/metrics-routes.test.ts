import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import { users } from '../../adapters/database/schema.ts'
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
import { createRateLimits, withUserBudget } from '../../http/limits/rate-limits.ts'
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
    coach: (log, onCall) => createOpenAICoach({ ...address, callTimeoutMs: 20_000, maxTokens: 1_200, log, onCall }),
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
  // Two readings, nine calls that write, one repair, and a check of each of the nine that passed.
  expect(calls).toHaveLength(21)
  expect(calls.every(({ parentSpanId }) => parentSpanId === work.spanId)).toBe(true)
  expect(
    calls
      .flatMap(({ attributes }) => attributes.filter(({ key }) => key === 'greenroom.repair'))
      .filter(({ value }) => value.boolValue),
  ).toHaveLength(1)
  expect(collector.received[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-tenant': 'one tenant' } })

  const lines = here.logged.map((line) => JSON.parse(line) as { route?: string; msg: string; traceId?: string })
  const ofThis = lines.filter(({ traceId }) => traceId === request.traceId)
  expect(ofThis.map(({ msg, route }) => route ?? msg)).toEqual(expect.arrayContaining(['/api/analyze', 'charged request done']))
  const { text } = await read()
  expect(text).toContain('greenroom_request_seconds_count{method="POST",route="/api/analyze",status="200"} 1')
  expect(text).toContain('greenroom_ai_repairs_total{provider="first",model="test-model"} 1')
  expect(text).toContain('greenroom_ai_call_seconds_count{provider="first",model="test-model",outcome="answered"} 21')
  expect(text).toContain('greenroom_charged_request_seconds_count{reason="resume_score",end="charged"} 1')
  expect(text).not.toContain(ann.uid)
  // Calls are counted alongside the answer, not before it.
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
  // Old enough for the recent audit to settle it once and skip it afterwards.
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
    rateLimits: createRateLimits(database, withUserBudget(0.25)),
    settings: { AI_DAILY_BUDGET_USD: '5', AI_PRICES: 'test-model=1/2' },
  })
  const { spending } = server.services
  const call = { model: 'another', inputTokens: 0, outputTokens: 0 }
  const spend = (usd: number) => spending.add({ ...call, costMicros: usd * 1e6 })
  const payer = async () => {
    const ann = await server.person()
    await database.insert(users).values({ id: ann.uid, email: '', googleSubject: ann.uid }).onConflictDoNothing()
    const bought = { packageType: 'basic', amountCents: 500, currency: 'usd', credits: 100, state: 'credited' } as const
    const at = new Date()
    await database.insert(checkouts).values({ ...bought, id: randomUUID(), userId: ann.uid, createdAt: at, creditedAt: at })
    return ann
  }
  const refused = (message: string) => ({ code: 'ai_budget_spent', message, charge: 'none' })

  test('lets nobody begin once all servers together have spent it, charges nothing, and is new the next day', async () => {
    const [ann, bob] = [await payer(), await server.person()]
    spend(3.75)
    expect(await (await bob.analyze()).json()).toMatchObject(
      refused("The AI has reached today's limit for users who have not bought credits. It is available again in 12 hours."),
    )
    const key = randomUUID()
    const paid = await ann.analyze({ key })
    expect(paid.status).toBe(200)
    await paid.text()
    spend(1.25)
    const answer = await ann.analyze()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject(
      refused('The AI has reached its limit for today. It is available again in 12 hours.'),
    )
    expect([await ann.credits(), await bob.credits()]).toEqual([25, 40])
    expect((await ann.analyze({ key })).status).toBe(200)
    server.later(12 * 3_600_000)
    expect((await ann.analyze()).status).toBe(200)
    expect((await bob.analyze()).status).toBe(200)
  })

  test('one user has a share of it, whatever became of the work, and the others go on', async () => {
    const [eve, bob] = [await server.person(), await server.person()]
    for (let times = 0; times < 5; times++) await spending.by(eve.uid, async () => spend(0.05))
    const share = await vi.waitFor(async () => {
      const answer = await eve.analyze()
      expect(answer.status).toBe(503)
      return answer
    })
    expect(Number(share.headers.get('Retry-After'))).toBeGreaterThan(23 * 3_600)
    expect(await share.json()).toMatchObject(refused('You have reached your daily AI limit. It is available again in 24 hours.'))
    expect((await bob.analyze()).status).toBe(200)
  })

  test('what two servers add at the same moment is one sum, and one statement each', async () => {
    await spending.flush()
    const before = await spending.today()
    const other = setupAnalysis({ createApp, database, coach: createBuiltinCoach(), startsAt: noon }).services.spending
    for (let times = 0; times < 20; times++) spend(0.01)
    await spending.flush()
    other.add({ ...call, costMicros: 1 })
    await other.flush()
    expect(await spending.today()).toBeCloseTo(before + 0.2, 4)
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
    message: 'The resume analysis is turned off right now. Please try again later.',
    charge: 'none',
  })
  expect(await ann.credits()).toBe(40)
  expect(await (await server.app.request('/api/config')).json()).toMatchObject({
    switchedOff: ['resume-analysis', 'purchases'],
  })
  const buying = await ann.request('POST', '/api/create-checkout-session', {
    json: { packageType: 'basic', email: 'ann@example.com' },
  })
  expect(await buying.json()).toMatchObject({ message: 'Buying credits is turned off right now. Please try again later.' })
  expect((await ann.request('POST', '/api/interview-prep/generate', { form: {} })).status).toBe(400)
})
