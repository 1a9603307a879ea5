import type Stripe from 'stripe'
import * as z from 'zod'
import { Problem } from '../problem.ts'
import type { PaymentEvent } from './payments.ts'
import { isLive, type StripeSettings } from './payments-stripe-settings.ts'

/** Older signatures are refused, so a recorded webhook cannot be replayed. */
const toleranceSeconds = 300

const aboutCheckout = /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)$/
const aboutPayment = /^(charge\.refunded|charge\.dispute\.\w+|refund\.\w+|charge\.refund\.updated)$/

const WithId = z.object({ id: z.string() })
const WithPayment = z.object({ payment_intent: z.string().nullable() })

interface Delivery {
  body: string
  signature: string
  now: Date
}

function verified(stripe: Stripe, secret: string, { body, signature, now }: Delivery): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime())
  } catch {
    throw new Problem('bad_request', { log: 'a webhook was not signed by Stripe, or too long ago' })
  }
}

export function readStripeEvent(stripe: Stripe, { secretKey, webhookSecret }: StripeSettings, delivery: Delivery): PaymentEvent {
  if (!webhookSecret) throw new Problem('bad_request', { log: 'a webhook came, but STRIPE_WEBHOOK_SECRET is not set' })
  const event = verified(stripe, webhookSecret, delivery)
  if (event.livemode !== isLive(secretKey)) {
    throw new Problem('bad_request', { log: `a webhook of ${event.livemode ? 'live' : 'test'} mode came to the other one` })
  }
  if (aboutCheckout.test(event.type)) return { about: 'checkout', sessionId: WithId.parse(event.data.object).id }
  if (!aboutPayment.test(event.type)) return { about: 'something-else' }
  const { payment_intent } = WithPayment.parse(event.data.object)
  return payment_intent ? { about: 'payment', paymentIntentId: payment_intent } : { about: 'something-else' }
}
