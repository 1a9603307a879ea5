import { and, eq, gte, inArray } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import type { CompletedCheckout } from '../../adapters/payments.ts'
import type { FulfilmentServices } from './fulfil.ts'
import { fulfil } from './fulfil.ts'

const dayMs = 24 * 60 * 60_000
/** A checkout can be paid for a day, so those paid in the last 4 days were opened in the last 5. */
const openedWithinMs = 5 * dayMs
/** Bank debits may take two weeks; open checkouts are checked for a month. */
const waitingWithinMs = 31 * dayMs
const batchSize = 100

async function* inBatches<One>(all: AsyncIterable<One>): AsyncGenerator<One[]> {
  let batch: One[] = []
  for await (const one of all) {
    batch.push(one)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Checkouts we are behind on: paid but not credited, or pending but not noted as such. */
async function unheard({ database }: FulfilmentServices, completed: CompletedCheckout[]): Promise<string[]> {
  const named = completed.map(({ sessionId }) => sessionId)
  const rows = await database
    .select({ sessionId: checkouts.sessionId, state: checkouts.state })
    .from(checkouts)
    .where(inArray(checkouts.sessionId, named))
  const states = new Map(rows.map(({ sessionId, state }) => [sessionId, state]))
  const isNews = ({ sessionId, checkoutId, paid }: CompletedCheckout) => {
    if (checkoutId === null) return false
    // No row: this database was restored from an older backup.
    const state = states.get(sessionId) ?? 'open'
    return paid ? state !== 'credited' : state === 'open'
  }
  return completed.filter(isNews).map(({ sessionId }) => sessionId)
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
  for await (const batch of inBatches(payments.completedSince(since)))
    for (const sessionId of await unheard(services, batch)) await settle(sessionId)
  for (const sessionId of await stillWaiting(services)) await settle(sessionId)
  if (counts.credited > 0) log.warn('Reconciliation credited missed purchases', { count: counts.credited })
  return counts
}
