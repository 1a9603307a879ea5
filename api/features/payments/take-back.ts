import type { CheckoutFacts } from '../../adapters/payments.ts'
import type { CheckoutRow } from './mismatch.ts'
import type { FulfilmentServices } from './payment-services.ts'

/**
 * How many credits of a purchase belong to money that went back or is withheld, in whole credits, in the person's favor.
 * Refund and dispute of the same cents count once, since no more can go back than was paid.
 */
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
  /** The ledger's corrections before the facts were fetched. */
  seen: number
}

/** Goes by state, not events: however often an event comes, the ledger ends up with the facts. */
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
