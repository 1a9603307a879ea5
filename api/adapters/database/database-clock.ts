import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

const measureEveryMs = 30_000
/** A slower response makes the measured time too uncertain. */
const trustedWithinMs = 1_000

// The database's time, so that leases do not depend on any server's clock. Between measurements it follows the monotonic clock, so a corrected system
// clock changes nothing.
export async function startDatabaseClock(database: Database): Promise<{ now(): Date; stop(): void }> {
  let aheadMs = 0
  async function measure({ isFirst = false } = {}) {
    const askedAtMs = performance.now()
    const { rows } = await database.execute<{ ms: number }>(
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms`,
    )
    const answeredAtMs = performance.now()
    if (isFirst || answeredAtMs - askedAtMs < trustedWithinMs) aheadMs = rows[0]!.ms - (askedAtMs + answeredAtMs) / 2
  }
  await measure({ isFirst: true })
  await measure()
  const timer = setInterval(() => void measure().catch(() => {}), measureEveryMs).unref()
  return { now: () => new Date(performance.now() + aheadMs), stop: () => clearInterval(timer) }
}
