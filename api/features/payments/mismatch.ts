import type { checkouts } from '../../adapters/database/ledger-schema.ts'
import type { CheckoutFacts } from '../../adapters/payments.ts'

export type CheckoutRow = typeof checkouts.$inferSelect

/** How the provider's facts differ from the agreed terms; null if they match. A deleted owner matches no one. */
export function mismatchOf(row: CheckoutRow, facts: CheckoutFacts): 'amount' | 'currency' | 'package' | 'owner' | null {
  if (facts.amountCents !== row.amountCents) return 'amount'
  if (facts.currency !== row.currency) return 'currency'
  if (facts.packageType !== row.packageType) return 'package'
  const sameOwner = row.userId === null || facts.userId === row.userId
  return sameOwner && facts.checkoutId === row.id ? null : 'owner'
}
