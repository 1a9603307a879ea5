import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { startDatabaseClock } from './database-clock.ts'

const { database } = await createTestDatabase()
afterEach(() => void vi.useRealTimers())

/** Only `Date` is wrong, as where a machine's clock is. */
const clockIsWrongBy = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

test('a server whose clock is a minute ahead, or behind, gives no credits of running work back early or late', async () => {
  const right = await startDatabaseClock(database)
  const ledger = createLedger(database, right.now)
  await ledger.grant('anna', 40, 'trial:anna', 'trial')
  const work = { userId: 'anna', reason: 'resume_score', requestHash: 'x' } as const
  await ledger.hold({ ...work, key: 'running', leaseMs: 30_000 })
  for (const wrongMs of [60_000, -60_000]) {
    clockIsWrongBy(wrongMs)
    const wrong = await startDatabaseClock(database)
    const itsLedger = createLedger(database, wrong.now)
    expect(await itsLedger.reap()).toEqual({ voided: 0 })
    const held = await itsLedger.hold({ ...work, key: `of ${wrongMs}`, leaseMs: 0 })
    expect(held).toMatchObject({ outcome: 'held' })
    expect(await ledger.reap()).toEqual({ voided: 1 })
    wrong.stop()
    vi.useRealTimers()
  }
  expect(await ledger.balanceOf('anna')).toBe(25)
  right.stop()
})

test('a clock that is set while the server runs changes nothing', async () => {
  const clock = await startDatabaseClock(database)
  clockIsWrongBy(3_600_000)
  const { rows } = await database.execute<{ ms: number }>(
    sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
  )
  expect(Math.abs(clock.now().getTime() - rows[0]!.ms)).toBeLessThan(1_000)
  clock.stop()
})
