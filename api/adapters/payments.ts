import type { PackageType } from '../contract/prices.ts'

/** A purchase about to be made; we set its price and credits. */
export interface CheckoutOrder {
  /** Ours; the provider opens one checkout for one id, however often it is requested. */
  id: string
  userId: string
  email: string
  packageType: PackageType
  /** On the provider's page and the receipt, e.g. "250 credits (Premium)". */
  title: string
  credits: number
  amountCents: number
  /** ISO 4217 in lower case. */
  currency: string
  /** Where people come back to: our own origin, e.g. `https://greenroom.example`. */
  origin: string
}

/** A checkout in its present state at the provider. */
export interface CheckoutFacts {
  sessionId: string
  /** `waiting`: the bank takes its time. `failed`: it said no in the end. `paid` stays, whatever is refunded later. */
  state: 'open' | 'waiting' | 'paid' | 'failed' | 'expired'
  amountCents: number | null
  currency: string | null
  /** As they were handed over in the order. */
  userId: string | null
  checkoutId: string | null
  packageType: string | null
  credits: number | null
  openedAt: Date
  paymentIntentId: string | null
  refundedCents: number
  /** Withheld by disputes that are open or lost; what was won or is only an inquiry does not count. */
  disputedCents: number
  receiptUrl: string | null
}

export interface CompletedCheckout {
  sessionId: string
  /** Null when another shop on the same account opened it. */
  checkoutId: string | null
  paid: boolean
}

/** What a webhook is about. The facts are fetched again: an event may be old, come twice, or overtake another. */
export type PaymentEvent =
  | { about: 'checkout'; sessionId: string }
  | { about: 'payment'; paymentIntentId: string }
  | { about: 'something-else' }

/** The card payment provider. Every call throws Problem `unavailable` when it cannot be reached or does not work. */
export interface Payments {
  /** @throws Problem bad_request when the provider does not take the e-mail */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>
  /** Null when the provider knows no such checkout. */
  factsOf(sessionId: string): Promise<CheckoutFacts | null>
  /** Null when no checkout of ours belongs to that payment. */
  sessionOfPayment(paymentIntentId: string): Promise<string | null>
  /** Checkouts opened since then that people went through with, in any order; `paid` is false while a bank takes its time. */
  completedSince(since: Date): AsyncIterable<CompletedCheckout>
  /**
   * @param body the bytes as they came
   * @param now for the age of the signature: at most 300 s
   * @throws Problem bad_request when it is forged, stale, or from the other of the provider's two worlds (live and test)
   */
  readEvent(body: string, signature: string, now: Date): PaymentEvent
}
