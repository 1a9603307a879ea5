import { Hono } from 'hono'
import { validator } from 'hono-openapi'
import { idempotencyKeyOf } from '../../billing/charged-request/idempotency-key.ts'
import type { HistoryEntry } from '../../billing/ledger/ledger.ts'
import {
  ConsumeCredits,
  CreditHistory,
  Credits,
  consumeFailed,
  DeductCredits,
  HistoryQuery,
  PassBought,
} from '../../contract/credits.ts'
import { refuse } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { buyPass, type CreditServices } from './buy-pass.ts'

/** Exposes the grant keys of purchases only: a trial's key is a hash of the phone number. */
function shown({ at, grantKey, ...entry }: HistoryEntry) {
  const purchase = grantKey?.startsWith('cs:') ? grantKey.slice('cs:'.length) : null
  return { ...entry, purchase, at: at.toISOString() }
}

export function creditRoutes(services: CreditServices) {
  const { ledger } = services
  return new Hono<AppEnv>()
    .get('/credits', describeCall({ description: 'What can be spent', answer: Credits }), async (c) => {
      const credits = await ledger.balanceOf(c.get('person').uid)
      return c.json({ credits } satisfies Credits, 200, { 'Cache-Control': 'no-store' })
    })
    .get(
      '/credits/history',
      describeCall({ description: 'What came and went, newest first', answer: CreditHistory }),
      validator('query', HistoryQuery, refuse),
      async (c) => {
        const { limit } = c.req.valid('query')
        const { uid } = c.get('person')
        const [entries, owed] = await Promise.all([ledger.history(uid, limit), ledger.owedBy(uid)])
        return c.json({ entries: entries.map(shown), owed } satisfies CreditHistory, 200, { 'Cache-Control': 'no-store' })
      },
    )
    .post(
      '/consume-credits',
      describeCall({ description: 'Buys a pass for the next AI call of that reason', answer: PassBought }),
      validator('json', ConsumeCredits, refuse),
      async (c) => {
        const { eventType, credits } = c.req.valid('json')
        const order = { userId: c.get('person').uid, reason: eventType, sentAmount: credits, key: idempotencyKeyOf(c) }
        return c.json(await buyPass(services, { ...order, failed: consumeFailed }))
      },
    )
    .post(
      '/credits/deduct',
      describeCall({ description: 'Buys a pass for the next AI call of that reason', answer: PassBought }),
      validator('json', DeductCredits, refuse),
      async (c) => {
        const { reason, amount } = c.req.valid('json')
        const order = { userId: c.get('person').uid, reason, sentAmount: amount, key: idempotencyKeyOf(c) }
        return c.json(await buyPass(services, order))
      },
    )
}
