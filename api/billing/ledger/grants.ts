import type { Database, Transaction } from '../../adapters/database/database.ts'
import { ledgerEntries } from '../../adapters/database/ledger-schema.ts'
import { openWallet, payDebt, walletOf } from './wallet.ts'

export type WithGrant = (tx: Transaction, person: string) => Promise<void>

export async function grant(
  database: Database,
  userId: string,
  amount: number,
  key: string,
  what: string,
  now: Date,
  together?: WithGrant,
) {
  return database.transaction(async (tx) => {
    const { person, balance } = await openWallet(tx, userId)
    const entry = {
      at: now,
      debit: 'issued',
      credit: walletOf(person),
      amount,
      kind: 'grant' as const,
      what,
      key: `grant:${key}`,
    }
    const written = await tx.insert(ledgerEntries).values(entry).onConflictDoNothing({ target: ledgerEntries.key }).returning()
    if (written.length === 0) return { granted: false, balance }
    await together?.(tx, person)
    return { granted: true, balance: balance + amount - (await payDebt(tx, person, entry.key, now)) }
  })
}
