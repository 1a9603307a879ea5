import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { creditReasons } from '../../contract/prices.ts'

/** Older holds may carry earlier prices. Update it when a price changes. */
const pricesSince = '2026-01-01T00:00:00Z'

// Checks the ledger's rules for these people in one statement, so at one point in time. Findings name pseudonyms and holds only. Rules: a balance is
// the sum of its entries; no balance is on the wrong side; held credits match open holds; a hold's state matches its end entry and its amount the
// price; no more is taken back than was granted.
export async function contradictionsOf(database: Pick<Database, 'execute'>, people: SQL): Promise<string[]> {
  // Fetched before, so that the statement is planned for as many people as there are.
  const { rows } = await database.execute<{ person: string }>(people)
  const persons = sql.param(rows.map(({ person }) => person))
  const prices = sql.join(
    Object.entries(creditReasons).map(([reason, price]) => sql`(${reason}, ${price}::int)`),
    sql`, `,
  )
  const found = await database.execute<{ finding: string }>(sql`
    WITH prices (reason, price) AS (VALUES ${prices}),
    people AS MATERIALIZED (SELECT unnest(${persons}::uuid[]) AS person),
    sides AS MATERIALIZED (
      SELECT account.id AS account, entry.amount, entry.corrects
      FROM people JOIN ledger_accounts account USING (person) JOIN ledger_entries entry ON entry.credit_account = account.id
      UNION ALL SELECT account.id, -entry.amount, entry.corrects
      FROM people JOIN ledger_accounts account USING (person) JOIN ledger_entries entry ON entry.debit_account = account.id
    ),
    sums AS (SELECT account, sum(amount) AS total FROM sides GROUP BY account),
    accounts AS (
      SELECT account.*, coalesce(sums.total, 0) AS total
      FROM people JOIN ledger_accounts account USING (person) LEFT JOIN sums ON sums.account = account.id
    ),
    holds AS (
      SELECT hold.*, moved.* FROM people JOIN ledger_holds hold USING (person) CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE kind = 'hold') AS starts, count(*) FILTER (WHERE kind = 'post') AS posts,
          count(*) FILTER (WHERE kind = 'void') AS voids, min(amount) AS least, max(amount) AS most
        FROM ledger_entries WHERE hold_id = hold.id
      ) moved
    ),
    corrected AS (
      SELECT entry.corrects, sum(CASE entry.kind WHEN 'back' THEN entry.amount ELSE -entry.amount END) AS taken_back
      FROM (SELECT DISTINCT corrects FROM sides WHERE corrects IS NOT NULL) grants
      JOIN ledger_entries entry ON entry.corrects = grants.corrects GROUP BY entry.corrects
    ),
    open AS (
      SELECT person, sum(amount) AS total FROM people JOIN ledger_holds USING (person)
      WHERE state IN ('pass', 'running') GROUP BY person
    )
    SELECT 'balance of ' || id || ' is ' || balance || ', its entries say ' || total AS finding
      FROM accounts WHERE balance <> total
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
      WHERE rerun_of IS NULL AND created_at >= ${pricesSince}::timestamptz AND amount IS DISTINCT FROM price`)
  return found.rows.map(({ finding }) => finding)
}
