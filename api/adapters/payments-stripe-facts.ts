import type Stripe from 'stripe'
import type { CheckoutFacts } from './payments.ts'

function stateOf(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): CheckoutFacts['state'] {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  // Complete without payment: the bank is still processing, or declined and another method is needed.
  return intent?.status === 'requires_payment_method' || intent?.status === 'canceled' ? 'failed' : 'waiting'
}

const expanded = <T extends object>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' && value !== null ? value : null

export async function factsFrom(
  session: Stripe.Checkout.Session,
  disputedCents: (paymentIntentId: string) => Promise<number>,
): Promise<CheckoutFacts> {
  const intent = expanded(session.payment_intent)
  const charge = expanded(intent?.latest_charge)
  return {
    sessionId: session.id,
    state: stateOf(session, intent),
    amountCents: session.amount_total,
    currency: session.currency,
    userId: session.client_reference_id,
    checkoutId: session.metadata?.checkout ?? null,
    packageType: session.metadata?.packageType ?? null,
    credits: Number(session.metadata?.credits) || null,
    openedAt: new Date(session.created * 1_000),
    paymentIntentId: intent?.id ?? null,
    refundedCents: charge?.amount_refunded ?? 0,
    disputedCents: intent && charge?.disputed ? await disputedCents(intent.id) : 0,
    receiptUrl: charge?.receipt_url ?? null,
  }
}

/** In every other state the money stays withheld. */
const givesNothingUp = new Set(['won', 'prevented', 'warning_needs_response', 'warning_under_review', 'warning_closed'])

/** What the bank withholds from a payment; a dispute in another currency counts as the whole payment. */
export async function disputedCentsOf(stripe: Stripe, paymentIntentId: string, currency: string | null): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 })
  return data
    .filter(({ status }) => !givesNothingUp.has(status))
    .reduce((sum, dispute) => sum + (dispute.currency === currency ? dispute.amount : Number.MAX_SAFE_INTEGER), 0)
}
