import { and, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { deletedAccounts, paidPractices, rateLimits, releasedFiles } from './schema.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

const practiceKeptMs = 30 * dayMs

const releasedFilesKeptMs = 30 * dayMs

/** Longer than any request running when an account is deleted. */
const deletedAccountsKeptMs = dayMs

const rowsAtOnce = 5_000

/** Deletes what docs/privacy.md says is not kept. */
export async function removeExpired(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await removeAll(database, rateLimits, rateLimits.key, lte(rateLimits.expire, before(hourMs).getTime()))
  await removeAll(database, paidPractices, paidPractices.id, lt(paidPractices.expiresAt, before(practiceKeptMs)))
  await removeAll(database, releasedFiles, releasedFiles.name, lt(releasedFiles.servedAt, before(releasedFilesKeptMs)))
  await removeAll(database, deletedAccounts, deletedAccounts.uid, lt(deletedAccounts.deletedAt, before(deletedAccountsKeptMs)))
}

async function removeAll(database: Database, table: PgTable, key: PgColumn, isExpired: SQL) {
  for (;;) {
    const some = database
      .select({ key: sql`${key}` })
      .from(table)
      .where(isExpired)
      .limit(rowsAtOnce)
    const { rowCount } = await database.delete(table).where(and(inArray(key, some), isExpired))
    if ((rowCount ?? 0) < rowsAtOnce) return
  }
}
