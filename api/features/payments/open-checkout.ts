import { randomUUID } from 'node:crypto'
import { hostname, networkInterfaces } from 'node:os'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import type { SignedInPerson } from '../../adapters/identity.ts'
import { creditPackages, emailNeeded, type PackageType } from '../../contract/prices.ts'
import type { Env } from '../../env.ts'
import { refuseUnverified } from '../../http/verified-phone.ts'
import { Problem } from '../../problem.ts'
import type { PaymentServices } from './fulfil.ts'

const currency = 'usd'

/**
 * Opens a checkout with our price and credits and the account's email. The row is written before the provider is called, so every payment has one.
 * @param origin where the checkout returns to
 */
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

/** Names and addresses of this machine, as a browser on it or in the same network would use. */
function ownHosts(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found?.map(({ address }) => address) ?? [])
  const name = hostname().toLowerCase()
  return new Set([...loopback, ...addresses, name, `${name}.local`])
}

/** Null if the address is not one of this machine's. */
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
