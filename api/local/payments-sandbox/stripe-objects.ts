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
    metadata: session.metadata,
    payment_intent: intent && (expanded ? intentObject(session, url) : intent.id),
    payment_status: isPaid ? 'paid' : 'unpaid',
    status,
    url: status === 'open' ? `${url}/pay/${session.id}` : null,
  }
}

function intentObject(session: SandboxSession, url: string) {
  const { intent } = session
  return {
    id: intent!.id,
    object: 'payment_intent',
    latest_charge: session.charge && chargeObject(session, url),
    status: intent!.status,
  }
}

export function chargeObject({ charge, intent, disputes }: SandboxSession, url: string) {
  return {
    id: charge!.id,
    object: 'charge',
    amount_refunded: charge!.refundedCents,
    disputed: disputes.length > 0,
    payment_intent: intent!.id,
    receipt_url: `${url}/receipts/${charge!.id}`,
  }
}

export function disputeObject(session: SandboxSession, dispute: SandboxSession['disputes'][number]) {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amountCents,
    currency: session.currency,
    payment_intent: session.intent!.id,
    status: dispute.status,
  }
}

export const listObject = (url: string, data: object[], has_more = false) => ({ object: 'list', url, data, has_more })
