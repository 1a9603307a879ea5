import { eq, sql } from 'drizzle-orm'
import { type Database, longTransaction } from '../../adapters/database/database.ts'
import { ledgerAudits } from '../../adapters/database/ledger-schema.ts'
import { auditBatch, firstPosition } from './audit.ts'
import { auditRecent } from './audit-recent.ts'

const auditWithinMs = 10 * 60_000

type Row = typeof ledgerAudits.$inferInsert

const write = (database: Database, row: Row) =>
  database.insert(ledgerAudits).values(row).onConflictDoUpdate({ target: ledgerAudits.audit, set: row })

export async function recentAudit(database: Database): Promise<string[]> {
  const faults = await longTransaction(database, auditWithinMs, auditRecent)
  await write(database, { audit: 'recent', faults: faults.length, finishedAt: sql`now()` as unknown as Date })
  return faults
}

export async function wholeAudit(database: Database, { resumes = false } = {}): Promise<string[]> {
  const [row] = await database.select().from(ledgerAudits).where(eq(ledgerAudits.audit, 'whole'))
  const isResumed = resumes && row?.position != null
  const faults: string[] = []
  const foundBefore = isResumed ? row.faultsSoFar : 0
  for (let position: string | null = isResumed ? row.position! : firstPosition; position; ) {
    const batch = await longTransaction(database, auditWithinMs, (tx) => auditBatch(tx, position!))
    faults.push(...batch.faults)
    position = batch.next
    if (position) await write(database, { audit: 'whole', position, faultsSoFar: foundBefore + faults.length })
  }
  const result = { faults: foundBefore + faults.length, finishedAt: sql`now()` as unknown as Date }
  await write(database, { audit: 'whole', position: null, faultsSoFar: 0, ...result })
  return faults
}

/** Faults found by a running audit count at once. */
export async function lastAudits(database: Database) {
  const rows = await database.select().from(ledgerAudits)
  return rows
    .map(({ audit, faults, faultsSoFar, finishedAt }) => ({ audit, faults: Math.max(faults, faultsSoFar), finishedAt }))
    .filter(({ faults, finishedAt }) => finishedAt || faults > 0)
}
