import { and, eq } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/schema.ts'
import type { PaymentResult } from '../../contract/payments.ts'
import { Problem } from '../../problem.ts'
import { fulfil } from './fulfil.ts'
import type { FulfilmentServices } from './payment-services.ts'

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
