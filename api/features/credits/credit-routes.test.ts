import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { setupChargedRequests } from '../../billing/charged-request/testing/setup-charged-requests.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const { database } = await createTestDatabase({ maxConnections: 20 })
const minuteMs = 60_000

const world = setupChargedRequests({
  database,
  maxRunning: 0,
  work: () => async (emit) => {
    emit({ section: 'score', data: { atsScore: 71 } })
    return {}
  },
})
afterEach(async () => expect(await world.ledger.audit()).toEqual([]))

const deduct = { amount: 15, reason: 'resume_score' }
const consume = { credits: 15, eventType: 'resume_score' }

test('the balance of someone new is 0, then what they were given', async () => {
  const [anna, ben] = [await world.person(0), await world.person(40)]
  expect(await (await anna.get('/credits')).json()).toEqual({ credits: 0 })
  expect(await (await ben.get('/credits')).json()).toEqual({ credits: 40 })
})

test('both legacy calls say success and what is left', async () => {
  const anna = await world.person()
  const answer = (left: number) => ({ success: true, credits: left, creditsCharged: 15, creditsRemaining: left })
  expect(await (await anna.post('/credits/deduct', deduct)).json()).toEqual(answer(85))
  expect(await (await anna.post('/consume-credits', { ...consume, metadata: { from: 'old client' } })).json()).toEqual(answer(70))
})

test('when the ledger cannot be reached both legacy calls say so in their own words, and nothing is charged', async () => {
  const { ledger } = world
  const broken = setupChargedRequests({
    database,
    work: () => async () => ({}),
    ledger: { ...ledger, buyPass: () => Promise.reject(new Error('no database')) },
  })
  const anna = await broken.person()
  const sentence = async (path: string, body: object) => {
    const response = await anna.post(path, body)
    return [response.status, (await response.json()).message]
  }
  expect(await sentence('/consume-credits', consume)).toEqual([503, 'Failed to consume credits'])
  expect(await sentence('/credits/deduct', deduct)).toEqual([503, 'Failed to deduct credits. Please try again.'])
  expect(await anna.credits()).toBe(100)
})

test('an old client that deducts and then analyzes pays exactly once', async () => {
  const anna = await world.person()
  await anna.post('/credits/deduct', deduct)
  expect(await (await anna.ask('resume')).json()).toMatchObject({ creditsCharged: 15, creditsRemaining: 85 })
  expect(await anna.credits()).toBe(85)
})

test('a client that skips the deduction pays the same', async () => {
  const anna = await world.person()
  await anna.ask('resume')
  expect(await anna.credits()).toBe(85)
})

test('a deduction that nothing follows comes back after 15 minutes', async () => {
  const anna = await world.person()
  await anna.post('/credits/deduct', deduct)
  world.pass(15 * minuteMs)
  await world.ledger.reap()
  expect(await anna.credits()).toBe(100)
})

test.each([
  ['less than the price', '/credits/deduct', { ...deduct, amount: 1 }],
  ['more than the price', '/credits/deduct', { ...deduct, amount: 16 }],
  ['nothing', '/consume-credits', { ...consume, credits: 0 }],
  ['a negative amount', '/consume-credits', { ...consume, credits: -15 }],
  ['a fraction', '/consume-credits', { ...consume, credits: 14.5 }],
  ['a text', '/consume-credits', { ...consume, credits: '15' }],
  ['an unknown reason', '/credits/deduct', { ...deduct, reason: 'canary' }],
  ['no reason', '/credits/deduct', { amount: 15 }],
  ['another price under this reason', '/credits/deduct', { amount: 5, reason: 'voice_interview' }],
])('a client that sends %s is refused, nothing is taken, and nothing it sent comes back', async (_, path, body) => {
  const anna = await world.person()
  const response = await anna.post(path, body)
  expect(response.status).toBe(400)
  expect(await response.text()).not.toContain('canary')
  expect(await anna.credits()).toBe(100)
})

test('a body that is not JSON is refused', async () => {
  const anna = await world.person()
  const headers = { Authorization: anna.uid, 'Content-Type': 'application/json' }
  expect((await world.app.request('/credits/deduct', { method: 'POST', body: '{', headers })).status).toBe(400)
})

test('too few credits: 402 with what there is', async () => {
  const anna = await world.person(10)
  const response = await anna.post('/consume-credits', consume)
  expect(response.status).toBe(402)
  expect(await response.json()).toMatchObject({ code: 'too_few_credits', creditsRemaining: 10 })
})

test('200 spends of 15 at once on 100 credits: exactly 6 go through', async () => {
  const anna = await world.person()
  const statuses = await Promise.all(
    Array.from({ length: 200 }, () => anna.post('/consume-credits', consume).then(({ status }) => status)),
  )
  expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 402).length]).toEqual([
    6, 194,
  ])
  expect(await anna.credits()).toBe(10)
})

test('the same Idempotency-Key 200 times is charged once; for another reason it is refused', async () => {
  const anna = await world.person()
  const key = randomUUID()
  const statuses = await Promise.all(
    Array.from({ length: 200 }, () => anna.post('/credits/deduct', deduct, key).then(({ status }) => status)),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await anna.credits()).toBe(85)
  expect((await anna.post('/credits/deduct', { amount: 5, reason: 'interview_prep' }, key)).status).toBe(422)
  expect((await anna.post('/credits/deduct', deduct, 'not a uuid')).status).toBe(400)
})

test('the history lists what was given, spent and returned, newest first', async () => {
  const anna = await world.person()
  await anna.ask('resume')
  await anna.post('/credits/deduct', { amount: 5, reason: 'interview_prep' })
  const { entries } = (await (await anna.get('/credits/history?limit=2')).json()) as { entries: object[] }
  expect(entries).toEqual([
    expect.objectContaining({
      kind: 'spent',
      what: 'interview_prep',
      amount: -5,
      balanceAfter: 80,
      pending: true,
      at: '2026-03-01T09:15:00.000Z',
    }),
    expect.objectContaining({ kind: 'spent', what: 'resume_score', amount: -15, balanceAfter: 85, pending: false }),
  ])
  expect((await anna.get('/credits/history?limit=0')).status).toBe(400)
})

test("nobody sees another person's history", async () => {
  const [anna, ben] = [await world.person(), await world.person(0)]
  await anna.ask('resume')
  expect(await (await ben.get('/credits/history')).json()).toEqual({ entries: [], owed: 0 })
})
