import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../adapters/database/database.ts'
import { type AuditedRows, contradictionsIn, correctedOf, movesOfHold } from './audit-rules.ts'

/**
 * Numbers of entries are given before their transactions end, so a lower one may appear after a higher one. After so long every transaction
 * of that time has ended: a statement takes seconds, a pause within a transaction ten.
 */
const settledAfterMs = 15 * 60_000

/** More than the two spans that a hold's end may lie behind the mark. */
const endedWithinMs = 2 * 60 * 60_000

interface Mark extends Record<string, unknown> {
  settled_to: string
  noted_to: string
  /** How long ago `noted_to` was seen. */
  noted_ms: number
}

/**
 * See `Ledger.auditRecent`: all rules on what has changed since entries were last added up, and on every open hold. Costs as much as there
 * is new, whatever the ledger's size. What it cannot see, a change of an old row behind the ledger's back, the daily whole audit does.
 */
export async function auditRecent(tx: Transaction): Promise<string[]> {
  const mark = (await markIn(tx)) ?? (await firstMark(tx))
  const faults = await contradictionsIn(tx, recentRows(Number(mark.settled_to), mark.noted_ms + endedWithinMs))
  // While something is wrong the sums stay: the finding is there again in a minute.
  if (faults.length === 0 && mark.noted_ms >= settledAfterMs) await settle(tx, mark)
  return faults
}

async function markIn(tx: Transaction): Promise<Mark | undefined> {
  const { rows } = await tx.execute<Mark>(sql`
    SELECT settled_to, noted_to, (extract(epoch FROM now() - noted_at) * 1000)::float8 AS noted_ms
    FROM ledger_audit_marks WHERE id = 1 FOR UPDATE`)
  return rows[0]
}

/** Adds up once what is older than an hour, of a ledger that was there before. */
async function firstMark(tx: Transaction): Promise<Mark> {
  await tx.execute(sql`
    INSERT INTO ledger_audit_marks (id, settled_to, noted_to, noted_at)
    SELECT 1, 0, coalesce(max(id), 0), now() FROM ledger_entries WHERE at < now() - interval '1 hour'`)
  await settle(tx, (await markIn(tx))!)
  return (await markIn(tx))!
}

/** Adds the entries between the two marks to the sums, and notes how far they go now. */
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

/** Everything of the people and holds that entries after the mark are about. */
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
