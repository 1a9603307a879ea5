import { tooFewCredits } from '../../billing/charged-request/start-hold.ts'
import type { PassOutcome } from '../../billing/ledger/ledger.ts'
import type { PassBought } from '../../contract/credits.ts'
import { type CreditReason, creditReasons } from '../../contract/prices.ts'
import type { RateLimits } from '../../http/limits/rate-limits.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

export type CreditServices = Pick<Services, 'ledger' | 'log'> & { rateLimits: Pick<RateLimits, 'take'> }

interface PassOrder {
  userId: string
  reason: CreditReason
  /** Only compared with the server's price. */
  sentAmount: number
  key: string
  failed?: string
}

export async function buyPass(
  { ledger, rateLimits, log }: CreditServices,
  { userId, reason, sentAmount, key, failed }: PassOrder,
): Promise<PassBought> {
  const price = creditReasons[reason]
  if (sentAmount !== price) throw new Problem('bad_request', { message: `This costs ${price} credits, not ${sentAmount}.` })
  await rateLimits.take('credits', userId)
  const bought = await ledger.buyPass(userId, reason, key).catch((error: unknown): PassOutcome => {
    log.failure('A pass could not be bought', error, { userId, reason })
    throw new Problem('charge_failed', failed ? { message: failed } : {})
  })
  if (bought.outcome === 'key-reused') throw new Problem('key_reused')
  if (bought.outcome === 'too-few-credits') throw tooFewCredits(reason, bought.balance)
  return { success: true, credits: bought.balance, creditsCharged: price, creditsRemaining: bought.balance }
}
