import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { creditReasons } from '../../contract/prices.ts'

/** Holds from before this moment may carry earlier prices. Move it when a price changes. */
const pricesSince = '2026-01-01T00:00:00Z'

/** What is looked at, as the bodies of common table expressions. */
export interface AuditedRows {
  /** More of them, which the others use; each with its name, and a comma at the end. */
  before: SQL
  /** Accounts with the `total` of their entries. */
  accounts: SQL
  /** Holds with how they moved: `starts`, `posts`, `voids`, `least`, `most`. */
  holds: SQL
  /** `corrects` and `taken_back`. */
  corrected: SQL
  /** The `total` of open holds of each `person`. */
  open: SQL
}

/**
 * Checks rows of the ledger, in one statement, so at one moment. It names pseudonyms and holds, no people.
 * The rules: a balance is the sum of its entries; nobody is below zero; held credits match open holds; a hold's state is its end entry;
 * its amount is its entries' and the price; nobody has credits and a debt at once; no more of a grant is taken back than it gave.
 */
export async function contradictionsIn(database: Pick<Database, 'execute'>, rows: AuditedRows): Promise<string[]> {
  const found = await database.execute<{ finding: string }>(auditStatement(rows))
  return found.rows.map(({ finding }) => finding)
}

export function auditStatement({ before, accounts, holds, corrected, open }: AuditedRows): SQL {
  const prices = sql.join(
    Object.entries(creditReasons).map(([reason, price]) => sql`(${reason}, ${price}::int)`),
    sql`, `,
  )
  return sql`
    WITH prices (reason, price) AS (VALUES ${prices}), ${before}
    accounts AS (${accounts}), holds AS (${holds}), corrected AS (${corrected}), open AS (${open})
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

/** How the entries of one hold, or of each, have moved it. */
export const movesOfHold = sql`count(*) FILTER (WHERE kind = 'hold') AS starts, count(*) FILTER (WHERE kind = 'post') AS posts,
  count(*) FILTER (WHERE kind = 'void') AS voids, min(amount) AS least, max(amount) AS most`

/** What was taken back of each grant that the entries of a table expression correct. */
export const correctedOf = (entries: SQL) => sql`
  SELECT entry.corrects, sum(CASE entry.kind WHEN 'back' THEN entry.amount ELSE -entry.amount END) AS taken_back
  FROM (SELECT DISTINCT corrects FROM ${entries} WHERE corrects IS NOT NULL) corrected
  JOIN ledger_entries entry ON entry.corrects = corrected.corrects GROUP BY entry.corrects`
