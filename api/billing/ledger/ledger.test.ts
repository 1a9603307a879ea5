import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CreditReason } from '../../contract/prices.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createLedger } from './credit-ledger.ts'
import type { Hold, HoldOutcome, HoldRequest } from './ledger.ts'

const { database } = await createTestDatabase()
const minuteMs = 60_000
let nowMs = Date.parse('2026-03-01T09:00:00Z')
const ledger = createLedger(database, () => new Date(nowMs))

let anna: string
beforeEach(async () => {
  anna = randomUUID()
  await ledger.grant(anna, 100, `trial:${anna}`, 'trial')
})
afterEach(async () => {
  expect(await ledger.audit()).toEqual([])
  // Close what this test left open.
  nowMs += 60 * minuteMs
  await ledger.reap()
})

const ask = (key: string, more: Partial<HoldRequest> = {}) =>
  ledger.hold({ userId: anna, reason: 'resume_score', key, requestHash: 'resume A', leaseMs: 4 * minuteMs, ...more })

async function held(key: string, more: Partial<HoldRequest> = {}): Promise<Hold> {
  return holdOf(await ask(key, more))
}

function holdOf(outcome: HoldOutcome): Hold {
  if (outcome.outcome === 'held') return outcome.hold
  if (outcome.outcome === 'posted' && outcome.rerun) return outcome.rerun
  throw new Error(`expected a hold, got ${outcome.outcome}`)
}

const credits = () => ledger.balanceOf(anna)

test('a trial is given once, however often it is asked for', async () => {
  const again = await ledger.grant(anna, 100, `trial:${anna}`, 'trial')
  expect(again).toEqual({ granted: false, balance: 100 })
  const someoneElse = await ledger.grant(randomUUID(), 100, `trial:${anna}`, 'trial')
  expect(someoneElse).toEqual({ granted: false, balance: 0 })
})

test('someone the ledger does not know has no credits and can hold none', async () => {
  expect(await ledger.balanceOf('nobody')).toBe(0)
  expect(await ask('k', { userId: 'nobody' })).toEqual({ outcome: 'too-few-credits', balance: 0 })
  expect(await ledger.history('nobody', 10)).toEqual([])
  expect(await ledger.find('nobody', 'k')).toBeNull()
})

test('a finished analysis costs its price once', async () => {
  const hold = await held('k')
  expect(await credits()).toBe(85)
  expect(await ledger.post(hold)).toBe(true)
  expect(await ledger.post(hold)).toBe(false)
  expect(await ledger.void(hold)).toBe(false)
  expect(await credits()).toBe(85)
  expect(await ledger.find(anna, 'k')).toEqual({ state: 'posted', holdId: hold.id })
})

test('a failed analysis gives the credits back, once', async () => {
  const hold = await held('k')
  expect(await ledger.void(hold)).toBe(true)
  expect(await ledger.void(hold)).toBe(false)
  expect(await ledger.post(hold)).toBe(false)
  expect(await credits()).toBe(100)
})

test('too few credits hold nothing and leave the key free', async () => {
  for (const key of ['1', '2', '3', '4', '5', '6']) await held(key)
  expect(await ask('7')).toEqual({ outcome: 'too-few-credits', balance: 10 })
  await ledger.grant(anna, 5, `cs:${anna}`, 'purchase')
  expect(await ask('7')).toMatchObject({ outcome: 'held', balance: 0 })
})

test('the same request while it is running has to wait', async () => {
  await held('k')
  expect(await ask('k')).toEqual({ outcome: 'running', retryAfterSeconds: 5 })
  nowMs += 4 * minuteMs - 2_500
  expect(await ask('k')).toEqual({ outcome: 'running', retryAfterSeconds: 3 })
})

test('the same key for another resume or another feature is refused, running or ended', async () => {
  const hold = await held('k')
  expect(await ask('k', { requestHash: 'resume B' })).toEqual({ outcome: 'key-reused' })
  await ledger.void(hold)
  expect(await ask('k', { requestHash: 'resume B' })).toEqual({ outcome: 'key-reused' })
  expect(await ask('k', { reason: 'voice_to_resume' })).toEqual({ outcome: 'key-reused' })
})

test('the same key of another person is another request', async () => {
  const ben = randomUUID()
  await ledger.grant(ben, 20, `trial:${ben}`, 'trial')
  await held('k')
  expect((await held('k', { userId: ben, requestHash: 'resume B' })).amount).toBe(15)
})

test('a paid answer that was lost is made again once for free, within 30 minutes', async () => {
  await ledger.post(await held('k'))
  nowMs += 29 * minuteMs
  const rerun = await held('k')
  expect(rerun).toMatchObject({ amount: 0, generation: 2 })
  expect(await ask('k')).toMatchObject({ outcome: 'running' })
  expect(await ledger.post(rerun)).toBe(true)
  expect(await ask('k')).toMatchObject({ outcome: 'posted', rerun: null })
  expect(await credits()).toBe(85)
})

test('a free re-run that fails may be tried again', async () => {
  await ledger.post(await held('k'))
  expect(await ledger.void(await held('k'))).toBe(true)
  expect(await ledger.post(await held('k'))).toBe(true)
  expect(await credits()).toBe(85)
})

test('after 30 minutes a paid answer is not made again', async () => {
  await ledger.post(await held('k'))
  nowMs += 30 * minuteMs + 1
  expect(await ask('k')).toMatchObject({ outcome: 'posted', rerun: null })
})

test('a key whose run failed is held again, and the late end of the first run changes nothing', async () => {
  const first = await held('k')
  await ledger.void(first)
  const second = await held('k')
  expect(second.generation).toBe(2)
  expect(await ledger.post(first)).toBe(false)
  expect(await ledger.void({ ...second, generation: 1 })).toBe(false)
  expect(await credits()).toBe(85)
  expect(await ledger.post(second)).toBe(true)
})

test('a run whose server died gives its credits back after the lease', async () => {
  const hold = await held('k')
  nowMs += 4 * minuteMs - 1
  expect(await ledger.reap()).toEqual({ voided: 0 })
  nowMs += 1
  expect(await ledger.reap()).toEqual({ voided: 1 })
  expect(await credits()).toBe(100)
  expect(await ledger.post(hold)).toBe(false)
})

test('after the lease the same request can be sent again without waiting for the reaper, and is charged once', async () => {
  const dead = await held('k')
  nowMs += 4 * minuteMs
  const again = await ask('k')
  expect(again).toMatchObject({ outcome: 'held', balance: 85, hold: { generation: 2 } })
  expect(await ledger.post(dead)).toBe(false)
  expect(await ledger.post(holdOf(again))).toBe(true)
  expect(await credits()).toBe(85)
})

test('the third run at once waits for a slot, and an old lease takes none', async () => {
  const capped = { maxRunning: 2 }
  const first = await held('1', capped)
  await held('2', capped)
  expect(await ask('3', capped)).toEqual({ outcome: 'too-many-running', retryAfterSeconds: 10 })
  await ledger.void(first)
  await held('3', capped)
  nowMs += 4 * minuteMs
  await held('4', capped)
})

test('a pass at the cap is not used up', async () => {
  await ledger.buyPass(anna, 'resume_score', 'p')
  await held('1', { reason: 'interview_prep' })
  expect(await ask('2', { maxRunning: 1 })).toMatchObject({ outcome: 'too-many-running' })
  expect(await held('3')).toMatchObject({ amount: 15 })
  expect(await credits()).toBe(80)
})

test('an old client that deducts first pays exactly once', async () => {
  expect(await ledger.buyPass(anna, 'resume_score', 'p')).toEqual({ outcome: 'bought', balance: 85 })
  await ledger.post(await held('k'))
  expect(await credits()).toBe(85)
})

test('a client that skips the deduction gains nothing', async () => {
  await ledger.post(await held('k'))
  expect(await credits()).toBe(85)
})

test('a deduction sent twice buys one pass', async () => {
  await ledger.buyPass(anna, 'resume_score', 'p')
  expect(await ledger.buyPass(anna, 'resume_score', 'p')).toEqual({ outcome: 'bought', balance: 85 })
  expect(await ledger.buyPass(anna, 'interview_prep', 'p')).toEqual({ outcome: 'key-reused' })
})

test('a pass serves its own reason only', async () => {
  await ledger.buyPass(anna, 'interview_prep', 'p')
  await held('k')
  expect(await credits()).toBe(80)
})

test('an unused pass returns by itself after 15 minutes and no longer pays', async () => {
  await ledger.buyPass(anna, 'resume_score', 'p')
  nowMs += 15 * minuteMs
  await held('k')
  expect(await credits()).toBe(70)
  expect(await ledger.reap()).toEqual({ voided: 1 })
  expect(await credits()).toBe(85)
})

test('the pass bought with the same key is taken first, else the oldest', async () => {
  await ledger.buyPass(anna, 'resume_score', 'old')
  nowMs += 1
  await ledger.buyPass(anna, 'resume_score', 'own')
  await held('own')
  nowMs += 15 * minuteMs - 1
  // Had the old pass been taken, nothing would expire now.
  expect(await ledger.reap()).toMatchObject({ voided: 2 })
})

test('a pass whose answer failed comes back as credits', async () => {
  await ledger.buyPass(anna, 'resume_score', 'p')
  await ledger.void(await held('k'))
  expect(await credits()).toBe(100)
})

test('a single server returns at its start what a crash left running, and leaves passes alone', async () => {
  await held('1')
  await held('2')
  await ledger.buyPass(anna, 'interview_prep', 'p')
  expect(await ledger.voidAllRunning()).toEqual({ voided: 2 })
  expect(await credits()).toBe(95)
})

test('the history shows each movement with the balance after it', async () => {
  await ledger.post(await held('1'))
  await ledger.void(await held('2', { reason: 'interview_prep' }))
  await held('3', { reason: 'voice_to_resume' })
  const lines = (await ledger.history(anna, 10)).map(({ kind, what, amount, balanceAfter, pending }) => [
    kind,
    what,
    amount,
    balanceAfter,
    pending,
  ])
  expect(lines).toEqual([
    ['spent', 'voice_to_resume', -20, 65, true],
    ['returned', 'interview_prep', 5, 85, false],
    ['spent', 'interview_prep', -5, 80, false],
    ['spent', 'resume_score', -15, 85, false],
    ['granted', 'trial', 100, 100, false],
  ])
  expect(await ledger.history(anna, 2)).toHaveLength(2)
})

test('a deleted account leaves entries that name nobody, and its running work ends without effect', async () => {
  const hold = await held('k')
  await ledger.buyPass(anna, 'interview_prep', 'p')
  expect(await ledger.forget(anna)).toEqual({ forfeited: 100 })
  expect(await ledger.post(hold)).toBe(false)
  expect(await credits()).toBe(0)
  expect(await ledger.history(anna, 10)).toEqual([])
  const { rows } = await database.execute(sql`SELECT * FROM ledger_accounts WHERE owner = ${anna} OR id LIKE ${`%${anna}%`}`)
  expect(rows).toEqual([])
  expect(await ledger.forget(anna)).toEqual({ forfeited: 0 })
  expect(await ledger.grant(anna, 5, `cs:back-${anna}`, 'purchase')).toEqual({ granted: true, balance: 5 })
})

test('every reason costs what the price list says', async () => {
  const prices: Partial<Record<CreditReason, number>> = {}
  for (const reason of [
    'interview_prep',
    'interview_feedback',
    'elevator_pitch',
    'elevator_pitch_analysis',
    'voice_interview',
  ] as const) {
    prices[reason] = (await held(`key of ${reason}`, { reason })).amount
  }
  expect(prices).toEqual({
    interview_prep: 5,
    interview_feedback: 5,
    elevator_pitch: 10,
    elevator_pitch_analysis: 10,
    voice_interview: 15,
  })
})
