import { Hono } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import { ConsumeCredits, CreditHistory, Credits, DeductCredits, HistoryQuery, PassBought } from '../../contract/credits.ts'
import { idempotencyKeyOf } from '../../paid-job/idempotency-key.ts'
import { refuse } from '../../refuse.ts'
import type { Frame } from '../../signed-in.ts'
import { buyPass, type CreditServices } from './buy-pass.ts'

/** An answer's description for /openapi.json. */
const ok = (description: string, schema: Parameters<typeof resolver>[0]) => ({
  responses: { 200: { description, content: { 'application/json': { schema: resolver(schema) } } } },
})

/** Balance, history, and the two legacy calls, which buy a pass for the next AI call of that reason. */
export function creditRoutes(services: CreditServices) {
  const { ledger } = services
  return new Hono<Frame>()
    .get('/credits', describeRoute(ok('What can be spent', Credits)), async (c) => {
      const credits = await ledger.balanceOf(c.get('person').uid)
      return c.json({ credits } satisfies Credits, 200, { 'Cache-Control': 'no-store' })
    })
    .get(
      '/credits/history',
      describeRoute(ok('Newest first', CreditHistory)),
      validator('query', HistoryQuery, refuse),
      async (c) => {
        const { limit } = c.req.valid('query')
        const entries = await ledger.history(c.get('person').uid, limit)
        const history: CreditHistory = { entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })) }
        return c.json(history, 200, { 'Cache-Control': 'no-store' })
      },
    )
    .post('/consume-credits', describeRoute(ok('Bought', PassBought)), validator('json', ConsumeCredits, refuse), async (c) => {
      const { eventType, credits } = c.req.valid('json')
      const order = { userId: c.get('person').uid, reason: eventType, sentAmount: credits, key: idempotencyKeyOf(c) }
      return c.json(await buyPass(services, order))
    })
    .post('/credits/deduct', describeRoute(ok('Bought', PassBought)), validator('json', DeductCredits, refuse), async (c) => {
      const { reason, amount } = c.req.valid('json')
      const order = { userId: c.get('person').uid, reason, sentAmount: amount, key: idempotencyKeyOf(c) }
      return c.json(await buyPass(services, order))
    })
}
