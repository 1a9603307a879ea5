import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { ledgerAccounts } from '../../adapters/database/ledger-schema.ts'
import { debtOf, lockWallet, move, openWallet, walletOf } from './wallet.ts'

export async function balanceAt(tx: Transaction, account: string): Promise<number> {
  const [row] = await tx.select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(eq(ledgerAccounts.id, account))
  return row?.balance ?? 0
}

/**
 * Pays the user's debt from the locked wallet. Called after every movement into a wallet, so no one has credits and a debt at once, and the order of
 * refunds, disputes and purchases does not matter.
 * @returns what is left in the wallet
 */
export async function payDebt(tx: Transaction, person: string, cause: string, now: Date): Promise<number> {
  const owed = -(await balanceAt(tx, debtOf(person)))
  if (owed === 0) return 0
  const paid = Math.min(owed, await balanceAt(tx, walletOf(person)))
  if (paid === 0) return 0
  const sides = { debit: walletOf(person), credit: debtOf(person) }
  await move(tx, { ...sides, at: now, amount: paid, kind: 'debt', what: 'debt', key: `debt:${cause}` })
  return paid
}

export async function openDebt(tx: Transaction, person: string): Promise<string> {
  const id = debtOf(person)
  await tx.insert(ledgerAccounts).values({ id, kind: 'debt', person, balance: 0 }).onConflictDoNothing()
  return id
}

export async function takeOverDebt(
  database: Database,
  { person: former, userId }: { person: string; userId: string },
  now: Date,
  alongside: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await database.transaction(async (tx) => {
    await alongside(tx)
    await lockWallet(tx, { person: former })
    const amount = -(await balanceAt(tx, debtOf(former)))
    if (amount === 0) return
    const { person } = await openWallet(tx, userId)
    const sides = { debit: await openDebt(tx, person), credit: debtOf(former) }
    await move(tx, { ...sides, at: now, amount, kind: 'debt', what: 'debt', key: `debt:of:${former}` })
    await payDebt(tx, person, `of:${former}`, now)
  })
}
