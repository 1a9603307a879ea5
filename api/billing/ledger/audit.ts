import { sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { contradictionsIn, movesOfHold, takenBack } from './audit-rules.ts'

/** See `Ledger.audit`: all rules on every row there is. */
export function audit(database: Pick<Database, 'execute'>): Promise<string[]> {
  return contradictionsIn(database, {
    before: sql`
      sides AS (
        SELECT credit_account AS account, amount FROM ledger_entries
        UNION ALL SELECT debit_account, -amount FROM ledger_entries
      ),
      sums AS (SELECT account, sum(amount) AS total FROM sides GROUP BY account),
      moved AS (SELECT hold_id, ${movesOfHold} FROM ledger_entries WHERE hold_id IS NOT NULL GROUP BY hold_id),`,
    accounts: sql`SELECT ledger_accounts.*, coalesce(sums.total, 0) AS total FROM ledger_accounts LEFT JOIN sums ON account = id`,
    holds: sql`
      SELECT hold.*, coalesce(starts, 0) AS starts, coalesce(posts, 0) AS posts, coalesce(voids, 0) AS voids, least, most
      FROM ledger_holds hold LEFT JOIN moved ON moved.hold_id = hold.id`,
    corrected: sql`SELECT corrects, ${takenBack} FROM ledger_entries WHERE corrects IS NOT NULL GROUP BY corrects`,
    open: sql`SELECT person, sum(amount) AS total FROM ledger_holds WHERE state IN ('pass', 'running') GROUP BY person`,
  })
}
