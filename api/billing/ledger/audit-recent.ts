import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../adapters/database/database.ts'
import { type AuditedRows, contradictionsIn, correctedOf, movesOfHold } from './audit-rules.ts'

// Entry ids are assigned before commit, so a lower id may appear later. After this long every transaction of that time has ended: statements take
// seconds, idle transactions are cut at ten.
const settledAfterMs = 15 * 60_000

/** More than the two intervals by which a hold's end may lag behind the mark. */
const endedWithinMs = 2 * 60 * 60_000

interface Mark extends Record<string, unknown> {
  settled_to: string
  noted_to: string
  noted_ms: number
}

// See `Ledger.auditRecent`: all rules on what changed since entries were last settled, and on every open hold. Its cost depends on what is new, not
// on the ledger's size. The daily audit catches tampering with older rows.
export async function auditRecent(tx: Transaction): Promise<string[]> {
  const mark = (await markIn(tx)) ?? (await firstMark(tx))
  const faults = await contradictionsIn(tx, recentRows(Number(mark.settled_to), mark.noted_ms + endedWithinMs))
  // While something is wrong the sums stay, so the finding comes back every minute.
  if (faults.length === 0 && mark.noted_ms >= settledAfterMs) await settle(tx, mark)
  return faults
}

async function markIn(tx: Transaction): Promise<Mark | undefined> {
  const { rows } = await tx.execute<Mark>(sql`
    SELECT settled_to, noted_to, (extract(epoch FROM now() - noted_at) * 1000)::float8 AS noted_ms
    FROM ledger_audit_marks WHERE id = 1 FOR UPDATE`)
  return rows[0]
}

/** Sums up once what is older than an hour, for a ledger that predates the audit. */
async function firstMark(tx: Transaction): Promise<Mark> {
  await tx.execute(sql`
    INSERT INTO ledger_audit_marks (id, settled_to, noted_to, noted_at)
    SELECT 1, 0, coalesce(max(id), 0), now() FROM ledger_entries WHERE at < now() - interval '1 hour'`)
  await settle(tx, (await markIn(tx))!)
  return (await markIn(tx))!
}

async function settle(tx: Transaction, { settled_to: from, noted_to: to }: Mark) {
  const settled = sql`id > ${from} AND id <= ${to}`
  await tx.execute(sql`
    INSERT INTO ledger_audited_sums (account, total)
    SELECT account, sum(amount) FROM (
      SELECT credit_account AS account, amount FROM ledger_entries WHERE ${settled}
      UNION ALL SELECT debit_account, -amount FROM ledger_entries WHERE ${settled}
    ) sides GROUP BY account
    ON CONFLICT (account) DO UPDATE SET total = ledger_audited_sums.total + excluded.total`)
  await tx.execute(sql`
    UPDATE ledger_audit_marks SET settled_to = ${to}, noted_at = now(),
      noted_to = (SELECT coalesce(max(id), 0) FROM ledger_entries) WHERE id = 1`)
}

function recentRows(settledTo: number, endedWithin: number): AuditedRows {
  const before: SQL = sql`
    fresh AS MATERIALIZED (SELECT * FROM ledger_entries WHERE id > ${settledTo}),
    sides AS (
      SELECT credit_account AS account, amount FROM fresh
      UNION ALL SELECT debit_account, -amount FROM fresh
    ),
    sums AS (SELECT account, sum(amount) AS total FROM sides GROUP BY account),
    people AS MATERIALIZED (
      SELECT person FROM ledger_accounts JOIN sums ON account = id WHERE person IS NOT NULL
      UNION SELECT person FROM ledger_holds WHERE state IN ('pass', 'running')
    ),
    recent AS MATERIALIZED (
      SELECT hold_id AS id FROM fresh WHERE hold_id IS NOT NULL
      UNION SELECT id FROM ledger_holds WHERE state IN ('pass', 'running')
      UNION SELECT id FROM ledger_holds WHERE ended_at > now() - ${endedWithin}::float8 * interval '1 ms'
    ),`
  return {
    before,
    accounts: sql`
      SELECT account.*, coalesce(audited.total, 0) + coalesce(sums.total, 0) AS total
      FROM people JOIN ledger_accounts account USING (person)
      LEFT JOIN ledger_audited_sums audited ON audited.account = account.id LEFT JOIN sums ON sums.account = account.id`,
    holds: sql`
      SELECT hold.*, moved.* FROM recent JOIN ledger_holds hold USING (id)
      CROSS JOIN LATERAL (SELECT ${movesOfHold} FROM ledger_entries WHERE hold_id = recent.id) moved`,
    corrected: correctedOf(sql`fresh`),
    open: sql`
      SELECT person, sum(amount) AS total FROM people JOIN ledger_holds USING (person)
      WHERE state IN ('pass', 'running') GROUP BY person`,
  }
}
