import type { SandboxSession } from './sandbox-state.ts'

export function sessionObject(session: SandboxSession, url: string, { expanded }: { expanded: boolean }) {
  const { intent, status } = session
  const isPaid = intent?.status === 'succeeded'
  return {
    id: session.id,
    object: 'checkout.session',
    amount_total: session.amountCents,
    client_reference_id: session.reference,
    created: session.createdSeconds,
    currency: session.currency,
    customer_email: session.email,
    expires_at: session.createdSeconds + 24 * 3600,
    livemode: false,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: intent && (expanded ? intentObject(session, url) : intent.id),
    payment_status: isPaid ? 'paid' : 'unpaid',
    status,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    ui_mode: 'hosted_page',
    url: status === 'open' ? `${url}/pay/${session.id}` : null,
  }
}

function intentObject(session: SandboxSession, url: string) {
  const { intent, amountCents, currency, createdSeconds, metadata } = session
  return {
    id: intent!.id,
    object: 'payment_intent',
    amount: amountCents,
    created: createdSeconds,
    currency,
    latest_charge: session.charge && chargeObject(session, url),
    livemode: false,
    metadata,
    status: intent!.status,
  }
}

export function chargeObject({ charge, intent, amountCents, currency, createdSeconds, disputes }: SandboxSession, url: string) {
  return {
    id: charge!.id,
    object: 'charge',
    amount: amountCents,
    amount_refunded: charge!.refundedCents,
    created: createdSeconds,
    currency,
    disputed: disputes.length > 0,
    livemode: false,
    paid: true,
    payment_intent: intent!.id,
    receipt_url: `${url}/receipts/${charge!.id}`,
    refunded: charge!.refundedCents === amountCents,
    status: 'succeeded',
  }
}

export function disputeObject(session: SandboxSession, dispute: SandboxSession['disputes'][number]) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amountCents,
    charge: session.charge!.id,
    created: session.createdSeconds,
    currency: session.currency,
    livemode: false,
    payment_intent: session.intent!.id,
    reason: 'fraudulent',
    status: dispute.status,
  }
}

export const listObject = (url: string, data: object[], has_more = false) => ({ object: 'list', url, data, has_more })
