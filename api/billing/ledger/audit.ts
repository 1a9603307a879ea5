import { desc, eq, sql } from 'drizzle-orm'
import { type Database, longTransaction, type Transaction } from '../../adapters/database/database.ts'
import { ledgerAudits, ledgerEntries } from '../../adapters/database/ledger-schema.ts'
import { contradictionsOf } from './audit-rules.ts'

const auditWithinMs = 10 * 60_000

type Row = typeof ledgerAudits.$inferInsert

const write = (database: Pick<Database, 'insert'>, row: Row) =>
  database.insert(ledgerAudits).values(row).onConflictDoUpdate({ target: ledgerAudits.audit, set: row })

const justNow = sql`now()` as unknown as Date

export function createAudits(database: Database) {
  return {
    /** Contradictions found by checking every row, user by user; empty if the ledger is right. @param resumes continues an interrupted audit */
    async audit({ resumes = false } = {}): Promise<string[]> {
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
      const result = { faults: foundBefore + faults.length, finishedAt: justNow }
      await write(database, { audit: 'whole', position: null, faultsSoFar: 0, ...result })
      return faults
    },
    /** Like `audit`, for what changed since the last run. */
    async auditRecent(): Promise<string[]> {
      const faults = await longTransaction(database, auditWithinMs, auditRecent)
      await write(database, { audit: 'recent', faults: faults.length, finishedAt: justNow })
      return faults
    },
    /** Faults found by a running audit count at once. */
    async lastAudits() {
      const rows = await database.select().from(ledgerAudits)
      return rows
        .map(({ audit, faults, faultsSoFar, finishedAt }) => ({ audit, faults: Math.max(faults, faultsSoFar), finishedAt }))
        .filter(({ faults, finishedAt }) => finishedAt || faults > 0)
    },
  }
}

// All rules for everyone whose credits moved since the mark, or who has an open hold. Its cost depends on what is new, not
// on the ledger's size. The daily audit catches tampering with older rows.
export async function auditRecent(tx: Transaction): Promise<string[]> {
  const [row] = await tx.select().from(ledgerAudits).where(eq(ledgerAudits.audit, 'recent'))
  const settledTo = row?.settledTo ?? (await lastSettledEntry(tx))
  const settledAt = (row?.settledAt ?? new Date()).toISOString()
  const faults = await contradictionsOf(
    tx,
    sql`
      SELECT person FROM ledger_accounts WHERE person IS NOT NULL AND id IN (
        SELECT credit_account FROM ledger_entries WHERE id > ${settledTo}
        UNION SELECT debit_account FROM ledger_entries WHERE id > ${settledTo})
      UNION SELECT person FROM ledger_holds WHERE state IN ('pass', 'running')
      UNION SELECT person FROM ledger_holds WHERE ended_at > ${settledAt}::timestamptz - interval '1 hour'`,
  )
  // While something is wrong the mark stays, so the finding comes back every minute.
  const mark = { settledTo: await lastSettledEntry(tx), settledAt: justNow }
  if (faults.length === 0) await write(tx, { audit: 'recent', ...mark })
  return faults
}

// Entry ids are assigned before commit, so a lower id may appear later. After this long every transaction of that time has ended: statements take
// seconds, idle transactions are cut at ten.
const isSettled = sql`${ledgerEntries.at} < now() - interval '15 minutes'`

async function lastSettledEntry(tx: Transaction): Promise<number> {
  const { id } = ledgerEntries
  const [entry] = await tx.select({ id }).from(ledgerEntries).where(isSettled).orderBy(desc(id)).limit(1)
  return entry?.id ?? 0
}

/** A batch takes about a second whatever the ledger's size: every rule concerns one user's rows, found by an index. */
const peopleAtOnce = 2_000

export const firstPosition = '00000000-0000-0000-0000-000000000000'
const lastPosition = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export async function auditBatch(tx: Transaction, after: string): Promise<{ faults: string[]; next: string | null }> {
  const { rows } = await tx.execute<{ person: string }>(sql`
    SELECT person FROM ledger_accounts WHERE person > ${after} AND kind = 'wallet' ORDER BY person OFFSET ${peopleAtOnce - 1} LIMIT 1`)
  const next = rows[0]?.person ?? null
  const inBatch = sql`person > ${after}::uuid AND person <= ${next ?? lastPosition}::uuid`
  const faults = await contradictionsOf(
    tx,
    sql`SELECT person FROM ledger_accounts WHERE ${inBatch} UNION SELECT person FROM ledger_holds WHERE ${inBatch}`,
  )
  return { faults, next }
}
