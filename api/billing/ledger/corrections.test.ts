import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createLedger } from './credit-ledger.ts'

const { database } = await createTestDatabase({ maxConnections: 20 })
const ledger = createLedger(database, () => new Date('2026-03-01T09:00:00Z'))

let anna: string
let bought: string
beforeEach(async () => {
  anna = randomUUID()
  bought = `cs:${anna}`
  await ledger.grant(anna, 100, bought, 'purchase')
})
afterEach(async () => expect(await ledger.audit()).toEqual([]))

async function takeBack(takenBack: number, what = 'refund') {
  const seen = (await ledger.grantStateOf(bought))!.corrections
  return ledger.correct({ key: bought, takenBack, seen, what })
}

async function spend(times: number) {
  for (let i = 0; i < times; i++) {
    const outcome = await ledger.hold({
      userId: anna,
      reason: 'resume_score',
      key: randomUUID(),
      requestHash: 'x',
      leaseMs: 60_000,
    })
    if (outcome.outcome === 'held') await ledger.post(outcome.hold)
  }
}

const balanceAndDebt = async () => [await ledger.balanceOf(anna), await ledger.owedBy(anna)]

test('a refund takes the credits back once, however often it is reported', async () => {
  expect(await takeBack(100)).toEqual({ outcome: 'corrected', moved: 100 })
  expect(await takeBack(100)).toEqual({ outcome: 'corrected', moved: 0 })
  expect(await balanceAndDebt()).toEqual([0, 0])
})

test('what is spent already becomes a debt that the next credits pay', async () => {
  await spend(4)
  await takeBack(100)
  expect(await balanceAndDebt()).toEqual([0, 60])
  expect(await ledger.grant(anna, 250, `cs:next-${anna}`, 'purchase')).toEqual({ granted: true, balance: 190 })
  expect(await balanceAndDebt()).toEqual([190, 0])
})

test('a small grant pays a part of the debt, a returned charge the rest', async () => {
  const running = await ledger.hold({
    userId: anna,
    reason: 'voice_to_resume',
    key: 'k',
    requestHash: 'x',
    leaseMs: 60_000,
  })
  await takeBack(100)
  expect(await balanceAndDebt()).toEqual([0, 20])
  await ledger.grant(anna, 5, `trial:${anna}`, 'trial')
  expect(await balanceAndDebt()).toEqual([0, 15])
  if (running.outcome === 'held') await ledger.void(running.hold)
  expect(await balanceAndDebt()).toEqual([5, 0])
})

test('a dispute that is won gives everything back, the debt first', async () => {
  await spend(2)
  await takeBack(100, 'dispute')
  expect(await balanceAndDebt()).toEqual([0, 30])
  expect(await takeBack(0)).toEqual({ outcome: 'corrected', moved: -100 })
  expect(await balanceAndDebt()).toEqual([70, 0])
})

test('no more is taken back than was given', async () => {
  await takeBack(1_000)
  expect(await balanceAndDebt()).toEqual([0, 0])
  await takeBack(-5)
  expect(await balanceAndDebt()).toEqual([100, 0])
})

test('a correction made with facts older than the last one is sent back to ask again', async () => {
  await takeBack(40)
  expect(await ledger.correct({ key: bought, takenBack: 0, seen: 0, what: 'refund' })).toEqual({ outcome: 'changed-meanwhile' })
  expect(await balanceAndDebt()).toEqual([60, 0])
})

test('the same refund reported 100 times at once is taken once', async () => {
  const told = await Promise.all(
    Array.from({ length: 100 }, () => ledger.correct({ key: bought, takenBack: 100, seen: 0, what: 'refund' })),
  )
  expect(told.filter((one) => one.outcome === 'corrected')).toHaveLength(1)
  expect(await balanceAndDebt()).toEqual([0, 0])
})

test('the history shows what was taken back, restored, and paid of a debt', async () => {
  await spend(1)
  await takeBack(100, 'dispute')
  await takeBack(0)
  const lines = (await ledger.history(anna, 10)).map(({ kind, what, amount, balanceAfter, grantKey }) => [
    kind,
    what,
    amount,
    balanceAfter,
    grantKey,
  ])
  expect(lines).toEqual([
    ['debt-paid', 'debt', -15, 85, null],
    ['restored', 'restored', 100, 100, bought],
    ['taken-back', 'dispute', -85, 0, bought],
    ['spent', 'resume_score', -15, 85, null],
    ['granted', 'purchase', 100, 100, bought],
  ])
})

test('a refund for a deleted account moves nothing', async () => {
  await ledger.forget(anna)
  expect(await takeBack(100)).toEqual({ outcome: 'no-account' })
  expect(await ledger.correct({ key: 'cs:unknown', takenBack: 1, seen: 0, what: 'refund' })).toEqual({ outcome: 'no-account' })
})
