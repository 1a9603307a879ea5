import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import type { PaymentEvent } from '../../adapters/payments.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { type FulfilmentServices, fulfil } from './fulfil.ts'

const described = describeCall({
  description: 'Stripe webhooks, verified by their signature over the raw body',
  isOpen: true,
  maxBytes: 1024 * 1024,
  statuses: { 400: 'A missing, wrong or expired signature, or one of the other mode' },
})

async function sessionOf({ database, payments }: FulfilmentServices, event: PaymentEvent): Promise<string | null> {
  if (event.about === 'checkout') return event.sessionId
  if (event.about === 'something-else') return null
  const { paymentIntentId } = event
  const [row] = await database
    .select({ sessionId: checkouts.sessionId })
    .from(checkouts)
    .where(eq(checkouts.paymentIntentId, paymentIntentId))
  // A refund may arrive before the purchase; only the provider then knows its checkout.
  return row?.sessionId ?? payments.sessionOfPayment(paymentIntentId)
}

// POST /stripe/webhook: verified by signature over the raw body. Responds 200 if no retry is needed, 503 after our own failures so that Stripe
// retries.
export function webhookRoutes(services: FulfilmentServices) {
  return new Hono<AppEnv>().post('/stripe/webhook', described, async (c) => {
    const body = await c.req.text()
    const event = services.payments.readEvent(body, c.req.header('stripe-signature') ?? '', services.now())
    const sessionId = await sessionOf(services, event)
    if (sessionId) await fulfil(services, sessionId)
    return c.json({ received: true as const })
  })
}
