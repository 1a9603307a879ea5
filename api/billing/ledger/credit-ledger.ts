import { sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { createAudits } from './audit.ts'
import { createEnds } from './ends.ts'
import { createGrants } from './grants.ts'
import { createHolds } from './holds.ts'
import type { Alongside, Charge, HistoryEntry } from './ledger.ts'
import { createPasses } from './passes.ts'
import { accountOf, balanceAt, debtOf, lockWallet, move, openDebt, openWallet, payDebt } from './wallet.ts'

export type Ledger = ReturnType<typeof createLedger>

/**
 * The credit ledger: double entry, append-only, idempotent by database constraints. Amounts are whole credits. A movement is durable once its promise
 * resolves.
 */
export function createLedger(database: Database, now: () => Date) {
  const { runs, ...holds } = createHolds(database, now)
  const ends = createEnds(database, now)
  return {
    ...holds,
    ...ends,
    ...createPasses(database, now),
    ...createGrants(database, now),
    ...createAudits(database),
    balanceOf: async (userId: string): Promise<number> => (await accountOf(database, userId))?.balance ?? 0,
    async owedBy(userId: string): Promise<number> {
      const person = (await accountOf(database, userId))?.person
      return person ? Math.abs(await balanceAt(database, debtOf(person))) : 0
    },
    history: (userId: string, limit: number) => history(database, userId, limit),
    /** What became of all runs of that key. Ends a run with an expired lease first. */
    async chargeOf(userId: string, of: { key: string } | { keyHash: string }): Promise<Charge> {
      const charge = await runs(userId, of)
      if (charge.is !== 'lapsed') return charge
      await ends.reap()
      const ended = await runs(userId, of)
      return ended.is === 'lapsed' ? { is: 'running' } : ended
    },
    async takeOverDebt(former: string, userId: string, alongside: Alongside): Promise<void> {
      await database.transaction(async (tx) => {
        await alongside(tx)
        await lockWallet(tx, { person: former })
        const amount = -(await balanceAt(tx, debtOf(former)))
        if (amount === 0) return
        const { person } = await openWallet(tx, userId)
        const sides = { debit: await openDebt(tx, person), credit: debtOf(former) }
        await move(tx, { ...sides, at: now(), amount, kind: 'debt', what: 'debt', key: `debt:of:${former}` })
        await payDebt(tx, person, `of:${former}`, now())
      })
    },
  }
}

const kinds = {
  grant: 'granted',
  hold: 'spent',
  void: 'returned',
  forfeit: 'forfeited',
  debt: 'debt-paid',
  back: 'taken-back',
  restore: 'restored',
} as const

type Row = Omit<HistoryEntry, 'at' | 'kind'> & { at: string; kind: keyof typeof kinds } & Record<string, unknown>

/** Balances are computed back from today's in one statement, so that they agree with it. */
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
           movements.what, movements.grant_key AS "grantKey", movements.amount,
           (balance - coalesce(sum(movements.amount) OVER later, 0))::int AS "balanceAfter",
           coalesce(movements.kind = 'hold' AND hold.state IN ('pass', 'running'), false) AS pending
    FROM movements LEFT JOIN ledger_holds hold ON hold.id = movements.hold_id
    WINDOW later AS (ORDER BY movements.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ORDER BY movements.id DESC LIMIT ${limit}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at), kind: kinds[row.kind] }))
}
