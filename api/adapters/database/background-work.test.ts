import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { type BackgroundTask, startBackgroundWork } from './background-work.ts'
import { backgroundWork } from './schema.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
afterEach(() => database.delete(backgroundWork))

const failures: string[] = []
const start = (task: BackgroundTask, leaseMs = 1_000) =>
  startBackgroundWork(database, [task], (error) => failures.push(String(error)), { lookEveryMs: 20, leaseMs, graceMs: 1_000 })

test('of four servers one does the work at a time, and none again before it is due', async () => {
  let atOnce = 0
  const runs: number[] = []
  const work = async () => {
    runs.push(++atOnce)
    await sleep(60)
    atOnce--
  }
  const stops = [1, 2, 3, 4].map(() => start({ name: 'audit', everyMs: 200, work }))
  await sleep(700)
  await Promise.all(stops.map((stop) => stop()))
  expect(Math.max(...runs)).toBe(1)
  expect(runs.length).toBeGreaterThanOrEqual(2)
  expect(runs.length).toBeLessThanOrEqual(4)
})

test('work that takes longer than the lease keeps it; a failure is told and tried again', async () => {
  let tries = 0
  const work = async () => {
    tries++
    await sleep(400)
    throw new Error('no luck')
  }
  const stops = [1, 2].map(() => start({ name: 'sweep', everyMs: 60_000, work }, 150))
  await sleep(600)
  expect([tries, failures]).toEqual([1, ['Error: no luck']])
  await Promise.all(stops.map((stop) => stop()))
})

test('what a dead server had begun, another does after the lease', async () => {
  const dead = { name: 'reap', holder: crypto.randomUUID(), leasedUntil: new Date(Date.now() + 300), dueAt: new Date(0) }
  await database.insert(backgroundWork).values(dead)
  const startedAtMs = performance.now()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = start({ name: 'reap', everyMs: 60_000, work: async () => resolve() })
  await promise
  expect(performance.now() - startedAtMs).toBeGreaterThan(250)
  await stop()
})
