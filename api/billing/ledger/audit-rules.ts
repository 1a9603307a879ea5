import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { creditReasons } from '../../contract/prices.ts'

/** Older holds may carry earlier prices. Update it when a price changes. */
const pricesSince = '2026-01-01T00:00:00Z'

export interface AuditedRows {
  /** Further expressions used by the others, each with its name and a trailing comma. */
  before: SQL
  accounts: SQL
  /** Holds with their movements: `starts`, `posts`, `voids`, `least`, `most`. */
  holds: SQL
  corrected: SQL
  open: SQL
}

// Checks the ledger's rules in one statement, so at one point in time. Findings name pseudonyms and holds only. Rules: a balance is the sum of its
// entries; no balance is on the wrong side; held credits match open holds; a hold's state matches its end entry and its amount the price; no more is
// taken back than was granted.
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

export const movesOfHold = sql`count(*) FILTER (WHERE kind = 'hold') AS starts, count(*) FILTER (WHERE kind = 'post') AS posts,
  count(*) FILTER (WHERE kind = 'void') AS voids, min(amount) AS least, max(amount) AS most`

export const correctedOf = (entries: SQL) => sql`
  SELECT entry.corrects, sum(CASE entry.kind WHEN 'back' THEN entry.amount ELSE -entry.amount END) AS taken_back
  FROM (SELECT DISTINCT corrects FROM ${entries} WHERE corrects IS NOT NULL) corrected
  JOIN ledger_entries entry ON entry.corrects = corrected.corrects GROUP BY entry.corrects`
