import { sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { creditReasons } from '../../contract/prices.ts'

/** Holds from before this moment may carry earlier prices. Move it when a price changes. */
const pricesSince = '2026-01-01T00:00:00Z'

/**
 * See `Ledger.audit`. One statement, so one moment. It names pseudonyms and holds, no people.
 * The rules: a balance is the sum of its entries; nobody is below zero; held credits match open holds; a hold's state is its end entry;
 * its amount is its entries' and the price; nobody has credits and a debt at once; no more of a grant is taken back than it gave.
 */
export async function audit(database: Pick<Database, 'execute'>): Promise<string[]> {
  const prices = sql.join(
    Object.entries(creditReasons).map(([reason, price]) => sql`(${reason}, ${price}::int)`),
    sql`, `,
  )
  const { rows } = await database.execute<{ finding: string }>(sql`
    WITH prices (reason, price) AS (VALUES ${prices}),
    sides AS (
      SELECT credit_account AS account, amount FROM ledger_entries
      UNION ALL SELECT debit_account, -amount FROM ledger_entries
    ),
    sums AS (SELECT account, sum(amount) AS total FROM sides GROUP BY account),
    moved AS (
      SELECT hold_id, count(*) FILTER (WHERE kind = 'hold') AS starts, count(*) FILTER (WHERE kind = 'post') AS posts,
             count(*) FILTER (WHERE kind = 'void') AS voids, min(amount) AS least, max(amount) AS most
      FROM ledger_entries WHERE hold_id IS NOT NULL GROUP BY hold_id
    ),
    holds AS (
      SELECT hold.*, coalesce(starts, 0) AS starts, coalesce(posts, 0) AS posts, coalesce(voids, 0) AS voids, least, most
      FROM ledger_holds hold LEFT JOIN moved ON moved.hold_id = hold.id
    ),
    corrected AS (
      SELECT corrects, sum(CASE kind WHEN 'back' THEN amount ELSE -amount END) AS taken_back
      FROM ledger_entries WHERE corrects IS NOT NULL GROUP BY corrects
    ),
    open AS (SELECT person, sum(amount) AS total FROM ledger_holds WHERE state IN ('pass', 'running') GROUP BY person)
    SELECT 'balance of ' || id || ' is ' || balance || ', its entries say ' || coalesce(total, 0) AS finding
      FROM ledger_accounts LEFT JOIN sums ON account = id WHERE kind <> 'system' AND balance <> coalesce(total, 0)
    UNION ALL SELECT 'balance of ' || id || ' is on the wrong side: ' || balance
      FROM ledger_accounts WHERE (kind IN ('wallet', 'held') AND balance < 0) OR (kind = 'debt' AND balance > 0)
    UNION ALL SELECT wallet.id || ' has ' || wallet.balance || ' and owes ' || -debt.balance
      FROM ledger_accounts wallet JOIN ledger_accounts debt USING (person)
      WHERE wallet.kind = 'wallet' AND debt.kind = 'debt' AND wallet.owner IS NOT NULL AND wallet.balance > 0 AND debt.balance < 0
    UNION ALL SELECT 'grant ' || corrected.corrects || ' gave ' || coalesce(amount::text, 'nothing') || ', taken back are ' || taken_back
      FROM corrected LEFT JOIN ledger_entries gave ON gave.key = 'grant:' || corrected.corrects
      WHERE gave.amount IS NULL OR taken_back < 0 OR taken_back > gave.amount
    UNION ALL SELECT id || ' has ' || balance || ', open holds are ' || coalesce(total, 0)
      FROM ledger_accounts LEFT JOIN open USING (person) WHERE kind = 'held' AND balance <> coalesce(total, 0)
    UNION ALL SELECT 'hold ' || id || ' is ' || state || ' with ' || starts || ' starts, ' || posts || ' posts, ' || voids || ' voids'
      FROM holds WHERE starts <> CASE WHEN rerun_of IS NULL THEN 1 ELSE 0 END
        OR posts <> CASE WHEN rerun_of IS NULL AND state = 'posted' THEN 1 ELSE 0 END
        OR voids <> CASE WHEN rerun_of IS NULL AND state = 'voided' THEN 1 ELSE 0 END
    UNION ALL SELECT 'hold ' || id || ' of ' || amount || ' moved ' || least || ' to ' || most
      FROM holds WHERE least <> amount OR most <> amount
    UNION ALL SELECT 'hold ' || id || ' for ' || reason || ' took ' || amount || ', the price is ' || coalesce(price::text, 'unknown')
      FROM holds LEFT JOIN prices USING (reason)
      WHERE rerun_of IS NULL AND created_at >= ${pricesSince}::timestamptz AND amount IS DISTINCT FROM price`)
  return rows.map(({ finding }) => finding)
}
