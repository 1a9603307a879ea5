import { type Context, Hono } from 'hono'
import { validator } from 'hono-openapi'
import { idempotencyKeyOf } from '../../billing/charged-request/idempotency-key.ts'
import { tooFewCredits } from '../../billing/charged-request/start-hold.ts'
import type { HistoryEntry, PassOutcome } from '../../billing/ledger/ledger.ts'
import {
  ConsumeCredits,
  CreditHistory,
  Credits,
  consumeFailed,
  DeductCredits,
  HistoryQuery,
  PassBought,
} from '../../contract/credits.ts'
import { type CreditReason, creditReasons } from '../../contract/prices.ts'
import type { RateLimits } from '../../http/limits/rate-limits.ts'
import { refuse } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

/** Exposes the grant keys of purchases only: a trial's key is a hash of the phone number. */
function shown({ at, grantKey, ...entry }: HistoryEntry) {
  const purchase = grantKey?.startsWith('cs:') ? grantKey.slice('cs:'.length) : null
  return { ...entry, purchase, at: at.toISOString() }
}

const describedPass = describeCall({ description: 'Buys a pass for the next AI call of that reason', answer: PassBought })

export function creditRoutes(services: CreditServices) {
  const { ledger } = services
  return new Hono<AppEnv>()
    .get('/credits', describeCall({ description: 'The credit balance', answer: Credits }), async (c) => {
      const credits = await ledger.balanceOf(c.get('person').uid)
      return c.json({ credits } satisfies Credits)
    })
    .get(
      '/credits/history',
      describeCall({ description: 'Credit history, newest first', answer: CreditHistory }),
      validator('query', HistoryQuery, refuse),
      async (c) => {
        const { limit } = c.req.valid('query')
        const { uid } = c.get('person')
        const [entries, owed] = await Promise.all([ledger.history(uid, limit), ledger.owedBy(uid)])
        return c.json({ entries: entries.map(shown), owed } satisfies CreditHistory)
      },
    )
    .post('/consume-credits', describedPass, validator('json', ConsumeCredits, refuse), async (c) => {
      const { eventType: reason, credits: amount } = c.req.valid('json')
      return c.json(await buyPass(services, c, { reason, amount, failed: consumeFailed }))
    })
    .post('/credits/deduct', describedPass, validator('json', DeductCredits, refuse), async (c) =>
      c.json(await buyPass(services, c, c.req.valid('json'))),
    )
}

type CreditServices = Pick<Services, 'ledger' | 'log'> & { rateLimits: Pick<RateLimits, 'take'> }

async function buyPass(
  { ledger, rateLimits, log }: CreditServices,
  c: Context<AppEnv>,
  { reason, amount, failed }: { reason: CreditReason; amount: number; failed?: string },
): Promise<PassBought> {
  const { uid: userId } = c.get('person')
  const key = idempotencyKeyOf(c)
  const price = creditReasons[reason]
  if (amount !== price) throw new Problem('bad_request', { message: `This costs ${price} credits, not ${amount}.` })
  await rateLimits.take('credits', userId)
  const bought = await ledger.buyPass(userId, reason, key).catch((error: unknown): PassOutcome => {
    log.failure('A pass could not be bought', error, { userId, reason })
    throw new Problem('charge_failed', { message: failed })
  })
  if (bought.outcome === 'key-reused') throw new Problem('key_reused')
  if (bought.outcome === 'too-few-credits') throw tooFewCredits(reason, bought.balance)
  return { success: true, credits: bought.balance, creditsCharged: price, creditsRemaining: bought.balance }
}
