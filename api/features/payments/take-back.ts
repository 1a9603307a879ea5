import type { CheckoutFacts } from '../../adapters/payments.ts'
import type { CheckoutRow } from './mismatch.ts'
import type { FulfilmentServices } from './payment-services.ts'

/** Credits of a purchase whose money was refunded or withheld, rounded in the user's favor. Cents that are both refunded and disputed count once. */
export function creditsTakenBack(
  row: { amountCents: number; credits: number },
  facts: { refundedCents: number; disputedCents: number },
) {
  const goneCents = Math.min(facts.refundedCents + facts.disputedCents, row.amountCents)
  return Math.floor((row.credits * goneCents) / row.amountCents)
}

interface Purchase {
  key: string
  facts: CheckoutFacts
  seen: number
}

/** Driven by state, not events, so repeated events change nothing. */
export async function takeBackRefunded(
  { ledger, log }: FulfilmentServices,
  row: CheckoutRow,
  { key, facts, seen }: Purchase,
): Promise<'settled' | 'changed-meanwhile'> {
  const takenBack = creditsTakenBack(row, facts)
  const what = facts.disputedCents > 0 ? 'dispute' : 'refund'
  const corrected = await ledger.correct({ key, takenBack, seen, what })
  if (corrected.outcome === 'changed-meanwhile') return 'changed-meanwhile'
  if (corrected.outcome === 'corrected' && corrected.moved !== 0) {
    log.info('A purchase was corrected', { credits: -corrected.moved, reason: what })
  }
  return 'settled'
}
