import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createLedger } from './credit-ledger.ts'
import type { Hold } from './ledger.ts'

const { database } = await createTestDatabase({ maxConnections: 20 })
const ledger = createLedger(database, () => new Date())

let anna: string
beforeEach(async () => {
  anna = randomUUID()
  await ledger.grant(anna, 100, `trial:${anna}`, 'trial')
})

const request = () => ({ userId: anna, reason: 'resume_score', requestHash: 'resume A', leaseMs: 60_000 }) as const
const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => act(i)))
const countOf = (outcomes: { outcome: string }[], outcome: string) => outcomes.filter((one) => one.outcome === outcome).length

test('200 spends of 15 at once on 100 credits: exactly 6 go through', async () => {
  const outcomes = await times(200, (i) => ledger.hold({ ...request(), key: `k${i}` }))
  expect([countOf(outcomes, 'held'), countOf(outcomes, 'too-few-credits')]).toEqual([6, 194])
  expect(await ledger.balanceOf(anna)).toBe(10)
  expect(await ledger.audit()).toEqual([])
})

test('the same key 200 times at once is held once', async () => {
  const outcomes = await times(200, () => ledger.hold({ ...request(), key: 'k' }))
  expect([countOf(outcomes, 'held'), countOf(outcomes, 'running')]).toEqual([1, 199])
  expect(await ledger.balanceOf(anna)).toBe(85)
})

test('the cap of two holds when 50 requests come at once', async () => {
  const outcomes = await times(50, (i) => ledger.hold({ ...request(), reason: 'interview_prep', key: `k${i}`, maxRunning: 2 }))
  expect([countOf(outcomes, 'held'), countOf(outcomes, 'too-many-running')]).toEqual([2, 48])
})

test('success and failure reported at the same moment end a hold once', async () => {
  const held = await ledger.hold({ ...request(), key: 'k' })
  if (held.outcome !== 'held') throw new Error(held.outcome)
  const ends = await times(40, (i) => (i % 2 ? ledger.post(held.hold) : ledger.void(held.hold)))
  expect(ends.filter(Boolean)).toHaveLength(1)
  expect([85, 100]).toContain(await ledger.balanceOf(anna))
  expect(await ledger.audit()).toEqual([])
})

test('one pass serves one of 20 calls that come at once', async () => {
  await ledger.buyPass(anna, 'resume_score', 'p')
  const outcomes = await times(20, (i) => ledger.hold({ ...request(), key: `k${i}` }))
  expect(countOf(outcomes, 'held')).toBe(6)
  expect(await ledger.balanceOf(anna)).toBe(10)
})

test('the same purchase reported 100 times at once, for two people, is credited once', async () => {
  const grants = await times(100, (i) => ledger.grant(i % 2 ? anna : `ben ${anna}`, 250, `cs:${anna}`, 'purchase'))
  expect(grants.filter(({ granted }) => granted)).toHaveLength(1)
  expect(await ledger.audit()).toEqual([])
})

test('a first grant that comes twice at once opens one wallet', async () => {
  const cleo = randomUUID()
  await times(20, (i) => ledger.grant(cleo, 1, `cs:${cleo}:${i}`, 'purchase'))
  expect(await ledger.balanceOf(cleo)).toBe(20)
})

test('2,000 movements of five people, 25 at a time, leave the ledger right', async () => {
  const people = await times(5, async (i) => {
    await ledger.grant(`${anna}-${i}`, 60, `trial:${anna}-${i}`, 'trial')
    return `${anna}-${i}`
  })
  const open: Hold[] = []
  const move = async (dice: number) => {
    const userId = people[dice % 5]!
    const ending = open[dice % Math.max(open.length, 1)]
    if (dice % 7 === 0) return ledger.grant(userId, 5, `cs:${dice}`, 'purchase')
    if (dice % 7 === 1) return ledger.buyPass(userId, 'interview_prep', `p${dice % 40}`)
    if (dice % 7 === 2) return ledger.reap()
    if (dice % 7 < 5 && ending) return dice % 2 ? ledger.post(ending) : ledger.void(ending)
    const leaseMs = dice % 3 ? 60_000 : 1
    const held = await ledger.hold({ userId, reason: 'interview_prep', key: `k${dice % 60}`, requestHash: 'x', leaseMs })
    if (held.outcome === 'held') open.push(held.hold)
  }
  const dice = fc.sample(fc.nat(), { numRuns: 2_000, seed: 7 })
  await times(25, async (worker) => {
    for (let i = worker; i < dice.length; i += 25) await move(dice[i]!)
  })
  expect(await ledger.audit()).toEqual([])
})
