import type { PackageType } from '../contract/prices.ts'

export interface CheckoutOrder {
  /** Ours. The provider opens one checkout per id, however often it is requested. */
  id: string
  userId: string
  email: string
  packageType: PackageType
  title: string
  credits: number
  amountCents: number
  currency: string
  origin: string
}

export interface CheckoutFacts {
  sessionId: string
  state: 'open' | 'waiting' | 'paid' | 'failed' | 'expired'
  amountCents: number | null
  currency: string | null
  userId: string | null
  checkoutId: string | null
  packageType: string | null
  credits: number | null
  openedAt: Date
  paymentIntentId: string | null
  refundedCents: number
  /** Withheld by open or lost disputes; won ones and inquiries do not count. */
  disputedCents: number
  receiptUrl: string | null
}

export interface CompletedCheckout {
  sessionId: string
  /** Null if another shop on the same account opened it. */
  checkoutId: string | null
  paid: boolean
}

/** The subject of a webhook. Facts are fetched again, because events may be old, repeated, or out of order. */
export type PaymentEvent =
  | { about: 'checkout'; sessionId: string }
  | { about: 'payment'; paymentIntentId: string }
  | { about: 'something-else' }

export interface Payments {
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>
  factsOf(sessionId: string): Promise<CheckoutFacts | null>
  sessionOfPayment(paymentIntentId: string): Promise<string | null>
  completedSince(since: Date): AsyncIterable<CompletedCheckout>
  /** @throws Problem bad_request when the signature is forged, older than 300 s, or from the wrong mode (live or test) */
  readEvent(body: string, signature: string, now: Date): PaymentEvent
}
