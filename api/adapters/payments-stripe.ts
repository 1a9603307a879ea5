import Stripe from 'stripe'
import { Problem } from '../problem.ts'
import type { CheckoutOrder, Payments } from './payments.ts'
import { readStripeEvent } from './payments-stripe-events.ts'
import { disputedCentsOf, factsFrom } from './payments-stripe-facts.ts'
import type { StripeSettings } from './payments-stripe-settings.ts'

/** With the SDK's two retries, a call ends within half a minute. */
const callTimeoutMs = 8_000

function sdkOf({ secretKey, apiUrl }: StripeSettings): Stripe {
  const config = { timeout: callTimeoutMs, maxNetworkRetries: 2, telemetry: false }
  if (!apiUrl) return new Stripe(secretKey, config)
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, { ...config, host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' })
}

function sessionOf(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { checkout: order.id, packageType: order.packageType, credits: String(order.credits) }
  return {
    mode: 'payment',
    client_reference_id: order.userId,
    customer_email: order.email,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: order.currency, unit_amount: order.amountCents, product_data: { name: order.title } },
      },
    ],
    // Charge in dollars everywhere, so the paid amount matches the order.
    adaptive_pricing: { enabled: false },
    metadata,
    payment_intent_data: { description: `Greenroom: ${order.title}`, metadata },
    success_url: `${order.origin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${order.origin}/payment/cancel`,
  }
}

export function createStripePayments(settings: StripeSettings): Payments {
  const stripe = sdkOf(settings)
  return {
    openCheckout: (order) =>
      translated('open a checkout', async () => {
        const { id, url } = await stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey: order.id })
        if (!url) throw new Problem('unavailable', { log: 'the checkout came without an address' })
        return { sessionId: id, url }
      }),
    factsOf: (sessionId) =>
      translated('read a checkout', async () => {
        const session = await stripe.checkout.sessions
          .retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
          .catch(nullWhenMissing)
        return session && factsFrom(session, (intent) => disputedCentsOf(stripe, intent, session.currency))
      }),
    sessionOfPayment: (paymentIntentId) =>
      translated('find a checkout', async () => {
        const found = await stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }).catch(nullWhenMissing)
        return found?.data[0]?.id ?? null
      }),
    async *completedSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const pages = stripe.checkout.sessions.list({ created, status: 'complete', limit: 100 })
      for await (const { id, payment_status, metadata } of pages)
        yield { sessionId: id, checkoutId: metadata?.checkout ?? null, paid: payment_status === 'paid' }
    },
    readEvent: (body, signature, now) => readStripeEvent(stripe, settings, { body, signature, now }),
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
  throw error
}

/**
 * Turns Stripe's errors into problems. Their messages may quote users, so only type and code are logged.
 * @param what completes "could not …" in the log
 */
async function translated<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (error.code === 'email_invalid') {
      throw new Problem('bad_request', { message: 'Please log in with a valid email to purchase credits' })
    }
    throw new Problem('unavailable', { log: `Stripe could not ${what}: ${error.type} ${error.code ?? ''}`, retryAfterSeconds: 5 })
  }
}
