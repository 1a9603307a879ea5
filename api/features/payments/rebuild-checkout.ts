import { eq, isNull } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import { users } from '../../adapters/database/schema.ts'
import type { CheckoutFacts } from '../../adapters/payments.ts'
import { creditPackages, type PackageType } from '../../contract/prices.ts'
import type { CheckoutRow } from './mismatch.ts'
import type { FulfilmentServices } from './payment-services.ts'

const isPackage = (name: string | null): name is PackageType => name !== null && name in creditPackages

/**
 * Recreates our checkout's row after a restore from an older backup, from the metadata we gave the provider.
 * @returns null for another shop's checkout or an unknown account
 */
export async function rebuildCheckout({ database, log }: FulfilmentServices, facts: CheckoutFacts): Promise<CheckoutRow | null> {
  const { checkoutId: id, userId, packageType, credits, amountCents, currency, sessionId } = facts
  if (!id || !userId || !isPackage(packageType) || !credits || !amountCents || !currency) return null
  const [owner] = await database.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (!owner) {
    if (facts.state === 'paid')
      log.error('Paid by an account that is unknown here; reconciliation credits it after a sign-in', { detail: id })
    return null
  }
  const row = { id, userId, packageType, credits, amountCents, currency, sessionId, createdAt: facts.openedAt }
  const [rebuilt] = await database
    .insert(checkouts)
    .values(row)
    .onConflictDoUpdate({ target: checkouts.id, set: { sessionId }, setWhere: isNull(checkouts.sessionId) })
    .returning()
  if (rebuilt) log.warn('A checkout that this database did not have was rebuilt from the payment provider', { detail: id })
  return rebuilt ?? null
}
