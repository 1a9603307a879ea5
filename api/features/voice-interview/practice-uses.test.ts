import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../adapters/database/schema.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { finishUse, practiceFor, releaseUse, reserveUse, type Use, usesLeft, writePractice } from './practice-uses.ts'

const { database } = await createTestDatabase({ maxConnections: 20 })
const startMs = Date.parse('2026-03-01T09:00:00Z')
const leaseMs = 240_000
const clockAt = (ms: number) => ({ now: new Date(startMs + ms), leaseMs })
const clock = clockAt(0)

let take: (key?: string) => Use
beforeEach(async () => {
  const id = randomUUID()
  await database.insert(users).values({ id, email: 'ann@example.com', googleSubject: id })
  const practice = await practiceFor(database, id, randomUUID(), clock.now)
  await database.transaction((tx) => writePractice(tx, practice))
  take = (key = randomUUID()) => ({ practiceId: practice.id, kind: 'take', questionIndex: 0, take: 0, key })
})

test('twenty takes at once, over many connections, are three', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => reserveUse(database, take(), clock)))
  const left = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(left.sort()).toEqual([0, 1, 2])
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'forbidden' })
})

test('a take whose server died counts until its lease is over, and its own repetition goes on', async () => {
  const lost = take()
  await reserveUse(database, lost, clock)
  expect(await usesLeft(database, take(), clockAt(leaseMs - 1))).toBe(2)
  expect(await usesLeft(database, take(), clockAt(leaseMs))).toBe(3)
  expect(await reserveUse(database, lost, clockAt(leaseMs))).toBe(2)
  await finishUse(database, lost, clockAt(leaseMs).now)
  expect(await usesLeft(database, take(), clockAt(10 * leaseMs))).toBe(2)
})

test('a take whose lease is over is counted again: others may have used it up', async () => {
  const lost = take()
  await reserveUse(database, lost, clock)
  for (let other = 0; other < 3; other++) {
    const one = take()
    await reserveUse(database, one, clockAt(leaseMs))
    await finishUse(database, one, clockAt(leaseMs).now)
  }
  await expect(reserveUse(database, lost, clockAt(leaseMs + 1))).rejects.toMatchObject({ code: 'forbidden' })
})

test('a failure after a success under the same key takes nothing back', async () => {
  const one = take()
  await reserveUse(database, one, clock)
  await finishUse(database, one, clock.now)
  await reserveUse(database, one, clock)
  await releaseUse(database, one)
  expect(await usesLeft(database, take(), clock)).toBe(2)
})

test('one key cannot be worked on without end', async () => {
  const one = take()
  await reserveUse(database, one, clock)
  await finishUse(database, one, clock.now)
  for (let run = 2; run <= 5; run++) expect(await reserveUse(database, one, clock)).toBe(2)
  await expect(reserveUse(database, one, clock)).rejects.toMatchObject({ code: 'forbidden' })
})

test('the database holds ten questions and three follow-ups, no more', async () => {
  await reserveUse(database, { ...take(), questionIndex: 12 }, clock)
  await expect(reserveUse(database, { ...take(), questionIndex: 13 }, clock)).rejects.toThrow()
})
