import { and, eq, gte } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import type { CompletedCheckout } from '../../adapters/payments.ts'
import { type FulfilmentServices, fulfil } from './fulfil.ts'

const dayMs = 24 * 60 * 60_000
/** A checkout can be paid for a day, so those paid in the last 4 days were opened in the last 5. */
const openedWithinMs = 5 * dayMs
/** Bank debits may take two weeks; open checkouts are checked for a month. */
const waitingWithinMs = 31 * dayMs

/** Whether we are behind on a checkout: paid but not credited, or pending but not noted as such. */
async function isNews({ database }: FulfilmentServices, { sessionId, checkoutId, paid }: CompletedCheckout): Promise<boolean> {
  if (checkoutId === null) return false
  const [row] = await database.select({ state: checkouts.state }).from(checkouts).where(eq(checkouts.sessionId, sessionId))
  // No row: this database was restored from an older backup.
  const state = row?.state ?? 'open'
  return paid ? state !== 'credited' : state === 'open'
}

async function stillWaiting({ database, now }: FulfilmentServices): Promise<string[]> {
  const since = new Date(now().getTime() - waitingWithinMs)
  const waiting = and(eq(checkouts.state, 'waiting'), gte(checkouts.createdAt, since))
  const rows = await database.select({ sessionId: checkouts.sessionId }).from(checkouts).where(waiting)
  return rows.flatMap(({ sessionId }) => sessionId ?? [])
}

/** Credits paid checkouts whose webhook never arrived, and follows pending ones until the bank decides. One failure does not stop the others. */
export async function reconcile(services: FulfilmentServices): Promise<{ credited: number; failed: number }> {
  const { payments, now, log } = services
  const counts = { credited: 0, failed: 0 }
  const settle = async (sessionId: string) => {
    try {
      const done = await fulfil(services, sessionId)
      if (done.outcome === 'credited' && done.first) counts.credited++
    } catch (error) {
      counts.failed++
      log.failure('A paid checkout could not be credited', error)
    }
  }
  const since = new Date(now().getTime() - openedWithinMs)
  for await (const checkout of payments.completedSince(since))
    if (await isNews(services, checkout)) await settle(checkout.sessionId)
  for (const sessionId of await stillWaiting(services)) await settle(sessionId)
  if (counts.credited > 0) log.warn('Reconciliation credited missed purchases', { count: counts.credited })
  return counts
}
