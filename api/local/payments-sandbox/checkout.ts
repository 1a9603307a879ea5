import type { Deliveries } from './deliveries.ts'
import { type DisputeStatus, newId, type SandboxSession, type SandboxState } from './sandbox-state.ts'
import { chargeObject, disputeObject, sessionObject } from './stripe-objects.ts'

export type Checkout = ReturnType<typeof createCheckout>

interface Options {
  state: SandboxState
  deliveries: Deliveries
  url: string
  bankTakesMs: number
}

export function createCheckout({ state, deliveries, url, bankTakesMs }: Options) {
  const timers = new Set<NodeJS.Timeout>()
  const announceSession = (type: string, session: SandboxSession) => {
    state.save()
    deliveries.notify(`checkout.session.${type}`, sessionObject(session, url, { expanded: false }))
  }
  const announceDispute = (type: string, session: SandboxSession) => {
    state.save()
    deliveries.notify(`charge.dispute.${type}`, disputeObject(session, session.disputes.at(-1)!))
  }
  function bankSays(session: SandboxSession, verdict: 'yes' | 'no') {
    if (session.intent?.status !== 'processing') return
    session.intent.status = verdict === 'yes' ? 'succeeded' : 'requires_payment_method'
    if (verdict === 'yes') session.charge = { id: newId('ch'), refundedCents: 0 }
    announceSession(verdict === 'yes' ? 'async_payment_succeeded' : 'async_payment_failed', session)
  }
  const bankSaysLater = (session: SandboxSession, verdict: 'yes' | 'no') => {
    const timer = setTimeout(() => bankSays(session, verdict), bankTakesMs)
    timers.add(timer)
  }
  // Decisions pending when the last process ended.
  for (const session of state.sessions.values()) if (session.intent?.status === 'processing') bankSaysLater(session, 'yes')
  return {
    pay(session: SandboxSession) {
      if (session.status !== 'open') return
      session.status = 'complete'
      session.intent = { id: newId('pi'), status: 'succeeded' }
      session.charge = { id: newId('ch'), refundedCents: 0 }
      announceSession('completed', session)
    },
    payLater(session: SandboxSession, verdict: 'yes' | 'no') {
      if (session.status !== 'open') return
      session.status = 'complete'
      session.intent = { id: newId('pi'), status: 'processing' }
      announceSession('completed', session)
      bankSaysLater(session, verdict)
    },
    bankSays,
    expire(session: SandboxSession) {
      if (session.status !== 'open') return
      session.status = 'expired'
      announceSession('expired', session)
    },
    refund(session: SandboxSession, cents: number) {
      if (!session.charge) return
      session.charge.refundedCents = Math.min(session.charge.refundedCents + cents, session.amountCents)
      state.save()
      deliveries.notify('charge.refunded', chargeObject(session, url))
    },
    dispute(session: SandboxSession, amountCents: number) {
      if (!session.charge) return
      session.disputes.push({ id: newId('du'), amountCents, status: 'needs_response' })
      announceDispute('created', session)
    },
    closeDispute(session: SandboxSession, status: Extract<DisputeStatus, 'won' | 'lost'>) {
      const dispute = session.disputes.at(-1)
      if (!dispute) return
      dispute.status = status
      announceDispute('closed', session)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
