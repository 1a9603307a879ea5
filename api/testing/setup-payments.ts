import { eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import type { Database } from '../adapters/database/database.ts'
import { users } from '../adapters/database/schema.ts'
import { createStripePayments } from '../adapters/payments-stripe.ts'
import type { PackageType } from '../contract/prices.ts'
import { paymentRoutes } from '../features/payments/payment-routes.ts'
import { webhookRoutes } from '../features/payments/webhook-routes.ts'
import { createRateLimits, limits } from '../http/limits/rate-limits.ts'
import { eventBody, signatureOf } from '../local/payments-sandbox/deliveries.ts'
import { startPaymentsSandbox } from '../local/payments-sandbox/sandbox.ts'
import { secondsOf } from '../local/payments-sandbox/sandbox-state.ts'
import { setupServer } from './setup-server.ts'
import { signedInApp } from './setup-signed-in.ts'

const plenty = [{ times: 100_000, perSeconds: 60 }]

/** The payment routes on a real database, with the real SDK and the sandbox. Webhooks are delivered by hand. */
export async function setupPayments(database: Database, { PUBLIC_URL }: { PUBLIC_URL?: string } = {}) {
  const sandbox = await startPaymentsSandbox()
  afterAll(() => sandbox.stop())
  const { app, services, logged, ...server } = setupServer({
    database,
    settings: { PUBLIC_URL },
    createApp: (services) => signedInApp(services, [paymentRoutes(services)], { open: [webhookRoutes(services)] }),
    payments: createStripePayments({ secretKey: sandbox.secretKey, webhookSecret: sandbox.webhookSecret, apiUrl: sandbox.url }),
    rateLimits: createRateLimits(null, { ...limits, 'payment-success': plenty }),
  })

  async function join({ phoneVerified = true, email = 'somebody@example.com' } = {}) {
    const { uid } = await server.person(0, { email, phoneVerified })
    const call = async (path: string, init: RequestInit = {}, host = '') => {
      const headers = { authorization: `Bearer ${uid}`, 'content-type': 'application/json', ...init.headers }
      const response = await app.request(`${host}${path}`, { ...init, headers })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }
    const buy = (packageType: string, headers: Record<string, string> = {}, host = '') =>
      call(
        '/create-checkout-session',
        { method: 'POST', headers, body: JSON.stringify({ email: email || 'x@example.com', packageType }) },
        host,
      )
    return {
      uid,
      call,
      buy,
      async checkout(packageType: PackageType = 'basic') {
        const { body } = await buy(packageType)
        return sandbox.state.sessions.get(String(body.url).split('/').at(-1)!)!
      },
      land: (sessionId: string) => call(`/payment-success?session_id=${sessionId}`),
      credits: () => services.ledger.balanceOf(uid),
      owed: () => services.ledger.owedBy(uid),
      leave: () => database.delete(users).where(eq(users.id, uid)),
    }
  }

  function eventsToDeliver() {
    return sandbox.deliveries.waiting.splice(0).map((event) => ({ type: event.type, body: eventBody(event) }))
  }

  interface Forgery {
    secret?: string
    atSeconds?: number
    signature?: string
  }
  async function deliver(body: string, forgery: Forgery = {}) {
    const { secret = sandbox.webhookSecret, atSeconds = secondsOf(new Date()) } = forgery
    const signature = forgery.signature ?? signatureOf(body, secret, atSeconds)
    const response = await app.request('/stripe/webhook', { method: 'POST', body, headers: { 'stripe-signature': signature } })
    return response.status
  }

  return { services, sandbox, logged, join, eventsToDeliver, deliver, ledger: services.ledger }
}

export type PaymentSetup = Awaited<ReturnType<typeof setupPayments>>
