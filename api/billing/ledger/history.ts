import { sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import type { HistoryEntry } from './ledger.ts'

const kinds = {
  grant: 'granted',
  hold: 'spent',
  void: 'returned',
  forfeit: 'forfeited',
  debt: 'debt-paid',
  back: 'taken-back',
  restore: 'restored',
} as const

interface Row extends Record<string, unknown> {
  id: string
  at: string
  kind: keyof typeof kinds
  what: string
  grant_key: string | null
  amount: number
  balance_after: number
  pending: boolean
}

/** See `Ledger.history`. Balances are computed back from today's in one statement, so that they agree with it. */
export async function history(database: Database, userId: string, limit: number): Promise<HistoryEntry[]> {
  const { rows } = await database.execute<Row>(sql`
    WITH movements AS (
      SELECT entry.id, entry.at, entry.kind, entry.what, entry.hold_id, wallet.balance,
             coalesce(entry.corrects, CASE entry.kind WHEN 'grant' THEN substr(entry.key, length('grant:') + 1) END) AS grant_key,
             CASE WHEN entry.credit_account = wallet.id THEN entry.amount ELSE -entry.amount END AS amount
      FROM ledger_accounts wallet JOIN ledger_entries entry ON wallet.id IN (entry.debit_account, entry.credit_account)
      WHERE wallet.owner = ${userId}
    )
    SELECT movements.id::text, to_char(movements.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at, movements.kind,
           movements.what, movements.grant_key, movements.amount,
           (balance - coalesce(sum(movements.amount) OVER later, 0))::int AS balance_after,
           coalesce(movements.kind = 'hold' AND hold.state IN ('pass', 'running'), false) AS pending
    FROM movements LEFT JOIN ledger_holds hold ON hold.id = movements.hold_id
    WINDOW later AS (ORDER BY movements.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ORDER BY movements.id DESC LIMIT ${limit}`)
  return rows.map(({ id, at, kind, what, grant_key, amount, balance_after, pending }) => {
    return { id, at: new Date(at), kind: kinds[kind], what, grantKey: grant_key, amount, balanceAfter: balance_after, pending }
  })
}
