import { and, inArray, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { deletedAccounts, paidPractices, rateLimits, releasedFiles } from './schema.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** How long after its end a practice interview is remembered, without a word of it. */
const practiceKeptMs = 30 * dayMs

/** How long the page's files are kept after the last server that has them said so. */
const releasedFilesKeptMs = 30 * dayMs

/** Longer than any call that was under way when its account was deleted. */
const deletedAccountsKeptMs = dayMs

/** One statement stays far below the time it may take, however much there is to remove. */
const rowsAtOnce = 5_000

/** Deletes what docs/privacy.md says is not kept, and what nobody asks for any more. */
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
    // A limit that is in use again in the meantime stays.
    const { rowCount } = await database.delete(table).where(and(inArray(key, some), isExpired))
    if ((rowCount ?? 0) < rowsAtOnce) return
  }
}
