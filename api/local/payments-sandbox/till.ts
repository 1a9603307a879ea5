import { type Books, type DisputeStatus, newId, type SandboxSession } from './books.ts'
import type { Deliveries } from './deliveries.ts'
import { chargeObject, disputeObject, sessionObject } from './stripe-objects.ts'

/** What can happen to a checkout; each step changes the books and tells the app, as Stripe would. */
export interface Till {
  pay(session: SandboxSession): void
  /** The bank takes its time and then says yes or no. */
  payLater(session: SandboxSession, verdict: 'yes' | 'no'): void
  /** What the bank says in the end; by itself after its time. */
  bankSays(session: SandboxSession, verdict: 'yes' | 'no'): void
  expire(session: SandboxSession): void
  /** @param cents more to give back, up to what is left */
  refund(session: SandboxSession, cents: number): void
  dispute(session: SandboxSession, cents: number): void
  /** Ends the newest dispute. */
  closeDispute(session: SandboxSession, status: Extract<DisputeStatus, 'won' | 'lost'>): void
  stop(): void
}

interface Options {
  books: Books
  deliveries: Deliveries
  url: string
  /** How long a bank takes after "pay later". */
  bankTakesMs: number
}

export function createTill({ books, deliveries, url, bankTakesMs }: Options): Till {
  const timers = new Set<NodeJS.Timeout>()
  const tellSession = (type: string, session: SandboxSession) => {
    books.save()
    deliveries.tell(`checkout.session.${type}`, sessionObject(session, url, { expanded: false }))
  }
  const tellDispute = (type: string, session: SandboxSession) => {
    books.save()
    deliveries.tell(`charge.dispute.${type}`, disputeObject(session, session.disputes.at(-1)!))
  }
  function bankSays(session: SandboxSession, verdict: 'yes' | 'no') {
    if (session.intent?.status !== 'processing') return
    session.intent.status = verdict === 'yes' ? 'succeeded' : 'requires_payment_method'
    if (verdict === 'yes') session.charge = { id: newId('ch'), refundedCents: 0 }
    tellSession(verdict === 'yes' ? 'async_payment_succeeded' : 'async_payment_failed', session)
  }
  const bankSaysLater = (session: SandboxSession, verdict: 'yes' | 'no') => {
    const timer = setTimeout(() => bankSays(session, verdict), bankTakesMs)
    timers.add(timer)
  }
  // A bank's answer that the last process did not live to hear.
  for (const session of books.sessions.values()) if (session.intent?.status === 'processing') bankSaysLater(session, 'yes')
  return {
    pay(session) {
      if (session.status !== 'open') return
      session.status = 'complete'
      session.intent = { id: newId('pi'), status: 'succeeded' }
      session.charge = { id: newId('ch'), refundedCents: 0 }
      tellSession('completed', session)
    },
    payLater(session, verdict) {
      if (session.status !== 'open') return
      session.status = 'complete'
      session.intent = { id: newId('pi'), status: 'processing' }
      tellSession('completed', session)
      bankSaysLater(session, verdict)
    },
    bankSays,
    expire(session) {
      if (session.status !== 'open') return
      session.status = 'expired'
      tellSession('expired', session)
    },
    refund(session, cents) {
      if (!session.charge) return
      session.charge.refundedCents = Math.min(session.charge.refundedCents + cents, session.amountCents)
      books.save()
      deliveries.tell('charge.refunded', chargeObject(session, url))
    },
    dispute(session, amountCents) {
      if (!session.charge) return
      session.disputes.push({ id: newId('du'), amountCents, status: 'needs_response' })
      tellDispute('created', session)
    },
    closeDispute(session, status) {
      const dispute = session.disputes.at(-1)
      if (!dispute) return
      dispute.status = status
      tellDispute('closed', session)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
