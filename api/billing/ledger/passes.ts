import { and, eq, gt, or } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import { keyHashOf } from '../../adapters/database/schema.ts'
import { type CreditReason, creditReasons } from '../../contract/prices.ts'
import { openHold } from './holds.ts'
import type { HoldRequest, PassOutcome } from './ledger.ts'
import { accountOf, lockWallet } from './wallet.ts'

export const passForMs = 15 * 60_000

export function createPasses(database: Database, now: () => Date) {
  return {
    // Legacy `consume-credits` and `credits/deduct`: a single-use pass for one AI call of that reason within 15 minutes. The same key always answers
    // "bought", whatever became of the pass.
    async buyPass(userId: string, reason: CreditReason, key: string): Promise<PassOutcome> {
      return database.transaction(async (tx) => {
        const wallet = await lockWallet(tx, { userId })
        if (!wallet) return { outcome: 'too-few-credits', balance: 0 }
        const { person, balance } = wallet
        const passKeyHash = keyHashOf(key)
        const sameKey = and(eq(ledgerHolds.person, person), eq(ledgerHolds.passKeyHash, passKeyHash))
        const [earlier] = await tx.select().from(ledgerHolds).where(sameKey)
        if (earlier) return earlier.reason === reason ? { outcome: 'bought', balance } : { outcome: 'key-reused' }
        const amount = creditReasons[reason]
        if (balance < amount) return { outcome: 'too-few-credits', balance }
        const at = now()
        const expiresAt = new Date(at.getTime() + passForMs)
        // The AI call that uses the pass sets its own generation.
        await openHold(tx, person, { reason, amount, state: 'pass', passKeyHash, generation: 0, expiresAt }, at)
        return { outcome: 'bought', balance: balance - amount }
      })
    },
    /** Whether a run could start: enough credits, an open pass, or a known key. For early refusal; only `hold` decides. */
    async mayBegin({ userId, reason, key }: Pick<HoldRequest, 'userId' | 'reason' | 'key'>): Promise<boolean> {
      const wallet = await accountOf(database, userId)
      if (!wallet?.person) return false
      if (wallet.balance! >= creditReasons[reason]) return true
      const isOpenPass = and(eq(ledgerHolds.state, 'pass'), eq(ledgerHolds.reason, reason), gt(ledgerHolds.expiresAt, now()))
      const opens = and(eq(ledgerHolds.person, wallet.person), or(eq(ledgerHolds.keyHash, keyHashOf(key)), isOpenPass))
      return (await database.select({ id: ledgerHolds.id }).from(ledgerHolds).where(opens).limit(1)).length > 0
    },
  }
}
