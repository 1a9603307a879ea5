import { lt, lte } from 'drizzle-orm'
import type { Database } from './database.ts'
import { paidPractices, rateLimits, releasedFiles } from './schema.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** How long after its end a practice interview is remembered, without a word of it. */
const practiceKeptMs = 30 * dayMs

/** How long the page's files are kept after the last server that has them said so. */
const releasedFilesKeptMs = 30 * dayMs

/** Deletes what docs/privacy.md says is not kept, and what nobody asks for any more. */
export async function removeExpired(database: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await database.delete(rateLimits).where(lte(rateLimits.expire, before(hourMs).getTime()))
  await database.delete(paidPractices).where(lt(paidPractices.expiresAt, before(practiceKeptMs)))
  await database.delete(releasedFiles).where(lt(releasedFiles.servedAt, before(releasedFilesKeptMs)))
}
