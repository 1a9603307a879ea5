import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import type { SignedInPerson } from '../../adapters/identity.ts'
import { creditPackages, emailNeeded, type PackageType } from '../../contract/prices.ts'
import { refuseUnverified } from '../../http/verified-phone.ts'
import { Problem } from '../../problem.ts'
import type { PaymentServices } from './payment-services.ts'

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
