import { and, eq, gt, or } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { keyHashOf } from '../../adapters/database/key-hash.ts'
import { ledgerAccounts, ledgerHolds } from '../../adapters/database/schema.ts'
import { creditReasons } from '../../contract/prices.ts'
import type { HoldRequest } from './ledger.ts'

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
