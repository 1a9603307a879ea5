import { eq, sql } from 'drizzle-orm'
import { type Database, longTransaction, type Transaction } from '../../adapters/database/database.ts'
import { ledgerAudits } from '../../adapters/database/ledger-schema.ts'
import { creditReasons } from '../../contract/prices.ts'
import type { AuditResult } from './ledger.ts'

/** Older holds may carry earlier prices. Update it when a price changes. */
const pricesSince = '2026-01-01T00:00:00Z'

/** A batch takes about a second whatever the ledger's size: every rule concerns one user's rows, found by an index. */
const peopleAtOnce = 2_000
const batchWithinMs = 10 * 60_000

/** The lowest and highest pseudonyms. */
const firstPosition = '00000000-0000-0000-0000-000000000000'
const lastPosition = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The ledger has one row of `ledger_audits`. */
const ofLedger = 'whole'

interface Extent {
  /** Continues where the last audit stopped. */
  resumes?: boolean
  /** Leaves the rest to the next one. */
  stopsAfterMs?: number
}

/** See `Ledger.audit`. Saves its position after each batch, so another server can continue. */
export async function audit(
  database: Database,
  { resumes = false, stopsAfterMs = Number.POSITIVE_INFINITY }: Extent = {},
): Promise<string[]> {
  const startedAtMs = performance.now()
  const [row] = await database.select().from(ledgerAudits).where(eq(ledgerAudits.audit, ofLedger))
  const isResumed = resumes && row?.position != null
  const foundBefore = isResumed ? row.faultsSoFar : 0
  const faults: string[] = []
  for (let position: string | null = isResumed ? row.position! : firstPosition; position; ) {
    const batch = await longTransaction(database, batchWithinMs, (tx) => auditBatch(tx, position!))
    faults.push(...batch.faults)
    position = batch.next
    if (!position) break
    await write(database, { audit: ofLedger, position, faultsSoFar: foundBefore + faults.length })
    if (performance.now() - startedAtMs > stopsAfterMs) return faults
  }
  const result = { faults: foundBefore + faults.length, finishedAt: sql`now()` as unknown as Date }
  await write(database, { audit: ofLedger, position: null, faultsSoFar: 0, ...result })
  return faults
}

const write = (database: Database, row: typeof ledgerAudits.$inferInsert) =>
  database.insert(ledgerAudits).values(row).onConflictDoUpdate({ target: ledgerAudits.audit, set: row })

/** See `Ledger.lastAudit`. Faults found by a running audit count at once. */
export async function lastAudit(database: Database): Promise<AuditResult | null> {
  const [row] = await database.select().from(ledgerAudits).where(eq(ledgerAudits.audit, ofLedger))
  if (!row) return null
  const faults = Math.max(row.faults, row.faultsSoFar)
  return row.finishedAt || faults > 0 ? { faults, finishedAt: row.finishedAt } : null
}

export async function auditBatch(tx: Transaction, after = firstPosition): Promise<{ faults: string[]; next: string | null }> {
  const { rows } = await tx.execute<{ person: string }>(sql`
    SELECT person FROM ledger_accounts WHERE person > ${after} AND kind = 'wallet' ORDER BY person OFFSET ${peopleAtOnce - 1} LIMIT 1`)
  const next = rows[0]?.person ?? null
  const found = await tx.execute<{ finding: string }>(contradictionsOf(after, next ?? lastPosition))
  return { faults: found.rows.map(({ finding }) => finding), next }
}

/**
 * Checks the ledger's rules in one statement, so at one point in time. Findings name pseudonyms and holds only. Rules: a balance is the sum of its
 * entries; no balance is on the wrong side; held credits match open holds; a hold's state matches its end entry and its amount the price; no more is
 * taken back than was granted.
 */
function contradictionsOf(after: string, upTo: string) {
  const isOne = sql`person > ${after}::uuid AND person <= ${upTo}::uuid`
  const prices = sql.join(
    Object.entries(creditReasons).map(([reason, price]) => sql`(${reason}, ${price}::int)`),
    sql`, `,
  )
  return sql`
    WITH prices (reason, price) AS (VALUES ${prices}),
    sides AS MATERIALIZED (
      SELECT credit_account AS account, amount, corrects
      FROM ledger_accounts JOIN ledger_entries ON credit_account = ledger_accounts.id WHERE ${isOne}
      UNION ALL SELECT debit_account, -amount, corrects
      FROM ledger_accounts JOIN ledger_entries ON debit_account = ledger_accounts.id WHERE ${isOne}
    ),
    sums AS (SELECT account, sum(amount) AS total FROM sides GROUP BY account),
    accounts AS (
      SELECT ledger_accounts.*, coalesce(sums.total, 0) AS total FROM ledger_accounts LEFT JOIN sums ON account = id WHERE ${isOne}
    ),
    holds AS (
      SELECT hold.*, moved.* FROM ledger_holds hold CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE kind = 'hold') AS starts, count(*) FILTER (WHERE kind = 'post') AS posts,
          count(*) FILTER (WHERE kind = 'void') AS voids, min(amount) AS least, max(amount) AS most
        FROM ledger_entries WHERE hold_id = hold.id
      ) moved WHERE ${isOne}
    ),
    corrected AS (
      SELECT entry.corrects, sum(CASE entry.kind WHEN 'back' THEN entry.amount ELSE -entry.amount END) AS taken_back
      FROM (SELECT DISTINCT corrects FROM sides WHERE corrects IS NOT NULL) named
      JOIN ledger_entries entry ON entry.corrects = named.corrects GROUP BY entry.corrects
    ),
    open AS (
      SELECT person, sum(amount) AS total FROM ledger_holds WHERE state IN ('pass', 'running') AND ${isOne} GROUP BY person
    )
    SELECT 'balance of ' || id || ' is ' || balance || ', its entries say ' || total AS finding
      FROM accounts WHERE kind <> 'system' AND balance <> total
    UNION ALL SELECT 'balance of ' || id || ' is on the wrong side: ' || balance
      FROM accounts WHERE (kind IN ('wallet', 'held') AND balance < 0) OR (kind = 'debt' AND balance > 0)
    UNION ALL SELECT wallet.id || ' has ' || wallet.balance || ' and owes ' || -debt.balance
      FROM accounts wallet JOIN accounts debt USING (person)
      WHERE wallet.kind = 'wallet' AND debt.kind = 'debt' AND wallet.owner IS NOT NULL AND wallet.balance > 0 AND debt.balance < 0
    UNION ALL SELECT 'grant ' || corrected.corrects || ' gave ' || coalesce(amount::text, 'nothing') || ', taken back are ' || taken_back
      FROM corrected LEFT JOIN ledger_entries gave ON gave.key = 'grant:' || corrected.corrects
      WHERE gave.amount IS NULL OR taken_back < 0 OR taken_back > gave.amount
    UNION ALL SELECT id || ' has ' || balance || ', open holds are ' || coalesce(open.total, 0)
      FROM accounts LEFT JOIN open USING (person) WHERE kind = 'held' AND balance <> coalesce(open.total, 0)
    UNION ALL SELECT 'hold ' || id || ' is ' || state || ' with ' || starts || ' starts, ' || posts || ' posts, ' || voids || ' voids'
      FROM holds WHERE starts <> CASE WHEN rerun_of IS NULL THEN 1 ELSE 0 END
        OR posts <> CASE WHEN rerun_of IS NULL AND state = 'posted' THEN 1 ELSE 0 END
        OR voids <> CASE WHEN rerun_of IS NULL AND state = 'voided' THEN 1 ELSE 0 END
    UNION ALL SELECT 'hold ' || id || ' of ' || amount || ' moved ' || least || ' to ' || most
      FROM holds WHERE least <> amount OR most <> amount
    UNION ALL SELECT 'hold ' || id || ' for ' || reason || ' took ' || amount || ', the price is ' || coalesce(price::text, 'unknown')
      FROM holds LEFT JOIN prices USING (reason)
      WHERE rerun_of IS NULL AND created_at >= ${pricesSince}::timestamptz AND amount IS DISTINCT FROM price`
}
