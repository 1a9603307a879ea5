import { sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { contradictionsIn, correctedOf, movesOfHold } from './audit-rules.ts'

/** A batch takes about a second whatever the ledger's size: every rule concerns one user's rows, found by an index. */
const peopleAtOnce = 2_000

export const firstPosition = '00000000-0000-0000-0000-000000000000'
const lastPosition = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export async function auditBatch(
  database: Pick<Database, 'execute'>,
  after: string,
): Promise<{ faults: string[]; next: string | null }> {
  const { rows } = await database.execute<{ person: string }>(sql`
    SELECT person FROM ledger_accounts WHERE person > ${after} AND kind = 'wallet' ORDER BY person OFFSET ${peopleAtOnce - 1} LIMIT 1`)
  const next = rows[0]?.person ?? null
  const faults = await contradictionsIn(database, rowsOfPeople(after, next ?? lastPosition))
  return { faults, next }
}

function rowsOfPeople(after: string, upTo: string) {
  const isOne = sql`person > ${after}::uuid AND person <= ${upTo}::uuid`
  return {
    before: sql`
      sides AS MATERIALIZED (
        SELECT credit_account AS account, amount, corrects
        FROM ledger_accounts JOIN ledger_entries ON credit_account = ledger_accounts.id WHERE ${isOne}
        UNION ALL SELECT debit_account, -amount, corrects
        FROM ledger_accounts JOIN ledger_entries ON debit_account = ledger_accounts.id WHERE ${isOne}
      ),
      sums AS (SELECT account, sum(amount) AS total FROM sides GROUP BY account),`,
    accounts: sql`
      SELECT ledger_accounts.*, coalesce(sums.total, 0) AS total FROM ledger_accounts LEFT JOIN sums ON account = id WHERE ${isOne}`,
    holds: sql`
      SELECT hold.*, moved.* FROM ledger_holds hold
      CROSS JOIN LATERAL (SELECT ${movesOfHold} FROM ledger_entries WHERE hold_id = hold.id) moved WHERE ${isOne}`,
    corrected: correctedOf(sql`sides`),
    open: sql`
      SELECT person, sum(amount) AS total FROM ledger_holds WHERE state IN ('pass', 'running') AND ${isOne} GROUP BY person`,
  }
}
