import Stripe from 'stripe'
import * as z from 'zod'
import { Problem } from '../problem.ts'
import type { CheckoutFacts, CheckoutOrder, PaymentEvent, Payments } from './payments.ts'

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
    readEvent: (...delivery) => readStripeEvent(stripe, settings, delivery),
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
  throw error
}

/** Turns Stripe's errors into problems. Their messages may quote users, so only type and code are logged. */
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

interface StripeSettings {
  secretKey: string
  /** Without it no webhook is accepted; the success page and reconciliation credit purchases. */
  webhookSecret?: string | undefined
  apiUrl?: string | undefined
}

export const isLive = (key: string) => /^(sk|rk|pk)_live_/.test(key)

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

async function factsFrom(
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
async function disputedCentsOf(stripe: Stripe, paymentIntentId: string, currency: string | null): Promise<number> {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 })
  return data
    .filter(({ status }) => !givesNothingUp.has(status))
    .reduce((sum, dispute) => sum + (dispute.currency === currency ? dispute.amount : Number.MAX_SAFE_INTEGER), 0)
}

/** Older signatures are refused, so a recorded webhook cannot be replayed. */
const toleranceSeconds = 300

const aboutCheckout = /^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed|expired)$/
const aboutPayment = /^(charge\.refunded|charge\.dispute\.\w+|refund\.\w+|charge\.refund\.updated)$/

const WithId = z.object({ id: z.string() })
const WithPayment = z.object({ payment_intent: z.string().nullable() })

type Delivery = Parameters<Payments['readEvent']>

function verified(stripe: Stripe, secret: string, [body, signature, now]: Delivery): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime())
  } catch {
    throw new Problem('bad_request', { log: 'a webhook was not signed by Stripe, or too long ago' })
  }
}

function readStripeEvent(stripe: Stripe, { secretKey, webhookSecret }: StripeSettings, delivery: Delivery): PaymentEvent {
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
