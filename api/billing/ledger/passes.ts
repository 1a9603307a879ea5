import { and, eq, gt, or } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { keyHashOf } from '../../adapters/database/key-hash.ts'
import { ledgerAccounts, ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import { type CreditReason, creditReasons } from '../../contract/prices.ts'
import { openHold } from './holds.ts'
import type { HoldRequest, PassOutcome } from './ledger.ts'
import { lockWallet } from './wallet.ts'

export const passForMs = 15 * 60_000

/** See `Ledger.buyPass`. The same key always answers "bought", whatever became of the pass. */
export async function buyPass(
  database: Database,
  userId: string,
  reason: CreditReason,
  key: string,
  now: Date,
): Promise<PassOutcome> {
  return database.transaction(async (tx) => {
    const wallet = await lockWallet(tx, { userId })
    if (!wallet) return { outcome: 'too-few-credits', balance: 0 }
    const { person, balance } = wallet
    const passKeyHash = keyHashOf(key)
    const [earlier] = await tx
      .select()
      .from(ledgerHolds)
      .where(and(eq(ledgerHolds.person, person), eq(ledgerHolds.passKeyHash, passKeyHash)))
    if (earlier) return earlier.reason === reason ? { outcome: 'bought', balance } : { outcome: 'key-reused' }
    const amount = creditReasons[reason]
    if (balance < amount) return { outcome: 'too-few-credits', balance }
    const expiresAt = new Date(now.getTime() + passForMs)
    // The AI call that uses the pass sets its own generation.
    await openHold(tx, person, { reason, amount, state: 'pass', passKeyHash, generation: 0, expiresAt }, now)
    return { outcome: 'bought', balance: balance - amount }
  })
}

export async function mayBegin(
  database: Database,
  { userId, reason, key }: Pick<HoldRequest, 'userId' | 'reason' | 'key'>,
  now: Date,
): Promise<boolean> {
  const [wallet] = await database.select().from(ledgerAccounts).where(eq(ledgerAccounts.owner, userId))
  if (!wallet?.person) return false
  if (wallet.balance! >= creditReasons[reason]) return true
  const isOpenPass = and(eq(ledgerHolds.state, 'pass'), eq(ledgerHolds.reason, reason), gt(ledgerHolds.expiresAt, now))
  const [found] = await database
    .select({ id: ledgerHolds.id })
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.person, wallet.person), or(eq(ledgerHolds.keyHash, keyHashOf(key)), isOpenPass)))
    .limit(1)
  return found !== undefined
}
