import { randomUUID } from 'node:crypto'
import { hostname, networkInterfaces } from 'node:os'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { validator } from 'hono-openapi'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import type { SignedInPerson } from '../../adapters/identity.ts'
import { assertOn } from '../../billing/charged-request/charged-route.ts'
import { CheckoutCreated, CreateCheckout, PaymentResult, PaymentSuccessQuery, Purchases } from '../../contract/payments.ts'
import { creditPackages, emailNeeded, type PackageType } from '../../contract/prices.ts'
import type { Env } from '../../env.ts'
import { refuse, refuseWithSentence } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { refuseUnverified } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import { type FulfilmentServices, fulfil, type PaymentServices } from './fulfil.ts'

export function paymentRoutes(services: PaymentServices) {
  const { env, rateLimits } = services
  return new Hono<AppEnv>()
    .post(
      '/create-checkout-session',
      describeCall({ description: 'Opens a checkout; the user pays at its URL', answer: CheckoutCreated }),
      validator('json', CreateCheckout, refuseWithSentence),
      async (c) => {
        assertOn(env, 'purchases')
        const { packageType } = c.req.valid('json')
        const { url } = await openCheckout(services, c.get('person'), { packageType, origin: returnOriginOf(c, env) })
        return c.json({ url })
      },
    )
    .get(
      '/payment-success',
      describeCall({ description: 'The state of one of the user’s purchases', answer: PaymentResult }),
      validator('query', PaymentSuccessQuery, refuse),
      async (c) => {
        const { uid } = c.get('person')
        await rateLimits.take('payment-success', uid)
        return c.json(await paymentResult(services, uid, c.req.valid('query').session_id))
      },
    )
    .get('/purchases', describeCall({ description: 'The user’s purchases, newest first', answer: Purchases }), async (c) =>
      c.json(await purchasesOf(services, c.get('person').uid)),
    )
}

/** Stripe's own limit for ids. */
const sessionIdShape = /^cs_[A-Za-z0-9_]{1,63}$/

async function ownCheckout({ database }: FulfilmentServices, uid: string, sessionId: string) {
  const own = and(eq(checkouts.sessionId, sessionId), eq(checkouts.userId, uid))
  const [row] = sessionIdShape.test(sessionId) ? await database.select().from(checkouts).where(own) : []
  // Another user's checkout must look like a missing one.
  if (!row) throw new Problem('not_found', { message: 'We can’t find this purchase.' })
  return row
}

/** The state of a purchase. The success page does not wait for the webhook but credits the purchase itself. @throws Problem not_found, unavailable */
export async function paymentResult(services: FulfilmentServices, uid: string, sessionId: string): Promise<PaymentResult> {
  const row = await ownCheckout(services, uid, sessionId)
  const done = row.creditedAt ? ({ outcome: 'credited' } as const) : await fulfil(services, sessionId)
  const credits = await services.ledger.balanceOf(uid)
  if (done.outcome === 'credited') return { success: true, added: row.credits, credits, state: 'credited' }
  // A mismatch waits for the operator.
  const waits = done.outcome !== 'not-paid' || done.state === 'waiting'
  return { success: false, added: 0, credits, state: waits ? 'waiting' : 'unpaid' }
}

const mostPurchases = 200

export async function purchasesOf({ database }: FulfilmentServices, uid: string): Promise<Purchases> {
  const paid = and(eq(checkouts.userId, uid), inArray(checkouts.state, ['waiting', 'credited']))
  const rows = await database.select().from(checkouts).where(paid).orderBy(desc(checkouts.createdAt)).limit(mostPurchases)
  return Purchases.parse({ purchases: rows.map((row) => ({ ...row, id: row.sessionId, at: row.createdAt.toISOString() })) })
}

const currency = 'usd'

/** The row is written before the provider is called, so every payment has one. */
export async function openCheckout(
  services: PaymentServices,
  person: SignedInPerson,
  { packageType, origin }: { packageType: PackageType; origin: string },
): Promise<{ url: string }> {
  const { database, payments, rateLimits, now } = services
  if (!person.email) throw new Problem('bad_request', { message: emailNeeded })
  await refuseUnverified(services, person.uid, 'Please verify your phone number before you buy credits.')
  await rateLimits.take('checkout', person.uid)
  const { name, priceCents: amountCents, credits } = creditPackages[packageType]
  const order = { id: randomUUID(), userId: person.uid, packageType, amountCents, currency, credits }
  await database.insert(checkouts).values({ ...order, createdAt: now() })
  const title = `${credits} credits (${name})`
  const { sessionId, url } = await payments.openCheckout({ ...order, email: person.email, title, origin })
  await database.update(checkouts).set({ sessionId }).where(eq(checkouts.id, order.id))
  return { url }
}

const loopback = ['localhost', '127.0.0.1', '::1']

function ownHosts(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found?.map(({ address }) => address) ?? [])
  const name = hostname().toLowerCase()
  return new Set([...loopback, ...addresses, name, `${name}.local`])
}

function ownOrigin(address: string | undefined): string | null {
  // Anything after the host could be parsed in two ways.
  if (!address || !/^https?:\/\/[^/@\\?#\s]+$/.test(address)) return null
  const url = URL.parse(address)
  return url && ownHosts().has(url.hostname.replace(/^\[|\]$/g, '')) ? url.origin : null
}

// Where the checkout returns: PUBLIC_URL, never an address from a request. Without it (local only), this machine as the user reached it, since in
// development the page has another port than the API.
export function returnOriginOf(c: Context, { PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  return ownOrigin(c.req.header('origin')) ?? ownOrigin(new URL(c.req.url).origin) ?? `http://localhost:${PORT}`
}
