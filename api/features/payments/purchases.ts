import { and, desc, eq, inArray } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/schema.ts'
import type { Purchases } from '../../contract/payments.ts'
import type { FulfilmentServices } from './payment-services.ts'

const mostPurchases = 200

export async function purchasesOf({ database }: FulfilmentServices, uid: string): Promise<Purchases> {
  const paid = and(eq(checkouts.userId, uid), inArray(checkouts.state, ['waiting', 'credited']))
  const rows = await database.select().from(checkouts).where(paid).orderBy(desc(checkouts.createdAt)).limit(mostPurchases)
  return {
    purchases: rows.map(({ sessionId, createdAt, packageType, amountCents, credits, state, refundedCents, receiptUrl }) => ({
      id: sessionId!,
      at: createdAt.toISOString(),
      packageType,
      amountCents,
      credits,
      state: state === 'credited' ? 'credited' : 'waiting',
      refundedCents,
      receiptUrl,
    })),
  }
}
