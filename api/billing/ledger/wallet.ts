import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../adapters/database/database.ts'
import { ledgerAccounts, ledgerEntries } from '../../adapters/database/ledger-schema.ts'

export interface Wallet {
  person: string
  balance: number
  owner: string | null
}

export const walletOf = (person: string) => `wallet:${person}`
export const heldOf = (person: string) => `held:${person}`
/** Debt after a refund of spent credits; zero or below. Created when first needed. */
export const debtOf = (person: string) => `debt:${person}`

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

/** Inserts one movement; a trigger updates both balances. */
export async function move(tx: Transaction, entry: typeof ledgerEntries.$inferInsert): Promise<void> {
  await tx.insert(ledgerEntries).values(entry)
}
