import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { ledgerAccounts, ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import { endHold } from './ends.ts'
import type { WithGrant } from './grants.ts'
import { balanceAt, debtOf, lockWallet, move, walletOf } from './wallet.ts'

/** See `Ledger.forget`: the wallet loses its owner, so what remains is anonymous. */
export async function forget(database: Database, userId: string, now: Date, owing?: WithGrant): Promise<{ forfeited: number }> {
  return database.transaction(async (tx) => {
    const wallet = await lockWallet(tx, { userId })
    if (!wallet) return { forfeited: 0 }
    const { person } = wallet
    const open = inArray(ledgerHolds.state, ['pass', 'running'])
    const holds = await tx
      .select()
      .from(ledgerHolds)
      .where(and(eq(ledgerHolds.person, person), open))
    for (const { id } of holds) await endHold(tx, id, 'voided', now, open)
    const forfeited = (await lockWallet(tx, { person }))!.balance
    if (forfeited > 0) {
      const sides = { debit: walletOf(person), credit: 'forfeited' }
      await move(tx, { ...sides, at: now, amount: forfeited, kind: 'forfeit', what: 'account deleted', key: `forfeit:${person}` })
    }
    if ((await balanceAt(tx, debtOf(person))) < 0) await owing?.(tx, person)
    await tx
      .update(ledgerAccounts)
      .set({ owner: null })
      .where(eq(ledgerAccounts.id, walletOf(person)))
    return { forfeited }
  })
}
