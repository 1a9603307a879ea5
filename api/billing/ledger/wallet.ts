import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { ledgerAccounts, ledgerEntries } from '../../adapters/database/ledger-schema.ts'

export interface Wallet {
  person: string
  balance: number
  owner: string | null
}

export const walletOf = (person: string) => `wallet:${person}`
export const heldOf = (person: string) => `held:${person}`
export const debtOf = (person: string) => `debt:${person}`

export async function accountOf(database: Database, userId: string) {
  const [account] = await database.select().from(ledgerAccounts).where(eq(ledgerAccounts.owner, userId))
  return account
}

export async function lockWallet(tx: Transaction, whose: { userId: string } | { person: string }): Promise<Wallet | null> {
  const isTheirs = 'userId' in whose ? eq(ledgerAccounts.owner, whose.userId) : eq(ledgerAccounts.id, walletOf(whose.person))
  const [row] = await tx
    .select({ person: ledgerAccounts.person, balance: ledgerAccounts.balance, owner: ledgerAccounts.owner })
    .from(ledgerAccounts)
    .where(isTheirs)
    .for('no key update')
  return row ? { person: row.person!, balance: row.balance!, owner: row.owner } : null
}

export async function openWallet(tx: Transaction, userId: string): Promise<Wallet> {
  const existing = await lockWallet(tx, { userId })
  if (existing) return existing
  const person = randomUUID()
  const wallet = { id: walletOf(person), kind: 'wallet' as const, person, owner: userId, balance: 0 }
  const made = await tx.insert(ledgerAccounts).values(wallet).onConflictDoNothing({ target: ledgerAccounts.owner }).returning()
  if (made.length > 0) await tx.insert(ledgerAccounts).values({ id: heldOf(person), kind: 'held', person, balance: 0 })
  return (await lockWallet(tx, { userId }))!
}

export async function move(tx: Transaction, entry: typeof ledgerEntries.$inferInsert): Promise<void> {
  await tx.insert(ledgerEntries).values(entry)
}

export async function balanceAt(tx: Transaction | Database, account: string): Promise<number> {
  const [row] = await tx.select({ balance: ledgerAccounts.balance }).from(ledgerAccounts).where(eq(ledgerAccounts.id, account))
  return row?.balance ?? 0
}

/**
 * Pays the user's debt from the locked wallet. Called after every movement into a wallet, so no one has credits and a debt at once, and the order of
 * refunds, disputes and purchases does not matter.
 * @returns the credits it paid
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
