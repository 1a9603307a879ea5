import { afterAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { eventsOf } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { connectedCoach } from '../../coach/testing/connected-coach.ts'
import { defaultScript, wellBehavedAnswer } from '../../coach/testing/default-script.ts'
import { answer, type Behaviour, fail, type SeenRequest } from '../../coach/testing/openai-script.ts'
import { startOpenAIServer } from '../../coach/testing/openai-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupAnalysis } from './testing/setup-analysis.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const server = await startOpenAIServer()
afterAll(() => server.close())
beforeEach(() => server.setScript(defaultScript))

const deadlineMs = 1_500
/** In one world calls end before the deadline; in the other only the deadline ends them. */
const worlds = {
  calls: setupAnalysis({
    createApp,
    database,
    deadlineMs: 20_000,
    coach: (log) => connectedCoach(server, { log, callTimeoutMs: deadlineMs, readingWaitMs: 300 }),
  }),
  deadline: setupAnalysis({
    createApp,
    database,
    deadlineMs,
    coach: (log) => connectedCoach(server, { log, callTimeoutMs: 60_000, readingWaitMs: 300 }),
  }),
}

const failures: [string, (request: SeenRequest) => Behaviour][] = [
  ['is silent', () => ({ kind: 'stall' })],
  ['answers 429', (request) => fail(429, request)],
  ['answers 429 with a long wait', (request) => fail(429, request, 600)],
  ['answers 500', (request) => fail(500, request)],
  ['sends broken JSON', () => answer('{"summary": "cut')],
  ['sends nonsense', () => answer('%%%%')],
  ['cuts the stream', (request) => ({ kind: 'cut', content: JSON.stringify(wellBehavedAnswer(request)), afterTokens: 8 })],
  ['trickles', (request) => answer(wellBehavedAnswer(request), { tokensPerSecond: 3 })],
]

test.each(failures)(
  'a model that %s: the person has the score, what the built-in coach wrote, and the credits back',
  async (_how, behave) => {
    server.setScript(behave)
    const ann = await worlds.calls.person()
    const events = await eventsOf(await ann.analyze({ events: true }))
    const [name, done] = events.at(-1)!
    expect([name, events.length]).toEqual(['done', 12])
    expect(done).toMatchObject({ charge: 'returned', creditsCharged: 0, creditsReturned: 15, creditsRemaining: 40 })
    expect(await ann.credits()).toBe(40)
  },
)

// Immediate failures are replaced by the built-in coach long before the deadline.
test.each(failures.filter(([how]) => /silent|trickles/.test(how)))(
  'a model that %s until the time is over: the person is told and has the credits back',
  async (_how, behave) => {
    server.setScript(behave)
    const ann = await worlds.deadline.person()
    const events = await eventsOf(await ann.analyze({ events: true }))
    const [name, problem] = events.at(-1)!
    expect(name).toBe('problem')
    expect(problem).toMatchObject({ code: 'unavailable', creditsReturned: 15, creditsRemaining: 40 })
    expect(problem.message).toMatch(/Your 15 credits are back\.$/)
    expect(await ann.credits()).toBe(40)
  },
)

/** Ms from the first event, when the work has begun, to the last. */
async function workTimeOf(response: Response): Promise<number> {
  let startedAtMs: number | undefined
  for await (const _piece of response.body!) startedAtMs ??= performance.now()
  return performance.now() - startedAtMs!
}

const untilTheEnd = failures.filter(([how]) => /silent|trickles/.test(how))

// Retried, because a busy machine may miss the deadline; credits are checked above without retries.
test.each(untilTheEnd)(
  'a model that %s: the answer is there half a second after the deadline at the latest',
  { retry: 3 },
  async (_how, behave) => {
    server.setScript(behave)
    const ann = await worlds.deadline.person()
    expect(await workTimeOf(await ann.analyze({ events: true }))).toBeLessThan(deadlineMs + 500)
  },
)

test('as one JSON answer a failure is a 503 with the credits back', async () => {
  server.setScript(() => ({ kind: 'stall' }))
  const ann = await worlds.deadline.person()
  const response = await ann.analyze()
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ code: 'unavailable', creditsReturned: 15, creditsRemaining: 40 })
})

test('a model that fails beside the main part is paid for, and the answer names who stood in', async () => {
  server.setScript((request, nth) =>
    /company|questions/.test(request.schemaName ?? '') ? fail(400) : defaultScript(request, nth),
  )
  const ann = await worlds.calls.person()
  const body = await (await ann.analyze()).json()
  expect(body.standIns.toSorted()).toEqual(['company', 'gaps', 'questions'])
  expect(body).toMatchObject({ coach: 'openai', creditsCharged: 15, creditsRemaining: 25 })
})

test('a server that knows no schema serves as well', async () => {
  server.setScript((request, nth) => (request.structured ? fail(400) : defaultScript(request, nth)))
  const ann = await worlds.calls.person()
  expect(await (await ann.analyze()).json()).toMatchObject({ coach: 'openai', standIns: [], creditsRemaining: 25 })
})

test('the ledger is right after all this', async () => {
  expect(await createLedger(database, () => new Date()).audit()).toEqual([])
})
