import { Hono } from 'hono'
import { validator } from 'hono-openapi'
import * as z from 'zod'
import type { Checkout } from './checkout.ts'
import type { Deliveries } from './deliveries.ts'
import type { SandboxState } from './sandbox-state.ts'

interface Options {
  state: SandboxState
  deliveries: Deliveries
  checkout: Checkout
  secretKey: string
}

const DeliveryChange = z.strictObject({
  held: z.boolean().optional(),
  lost: z.boolean().optional(),
  copies: z.number().int().min(1).max(20).optional(),
  disorder: z.boolean().optional(),
})
const Happening = z.strictObject({
  session: z.string(),
  what: z.enum(['pay', 'expire', 'refund', 'dispute', 'dispute-won', 'dispute-lost', 'bank-yes', 'bank-no']),
  cents: z.number().int().positive().optional(),
})

/**
 * The local counterpart of Stripe's dashboard: refunds, disputes, and webhook delivery. With the sandbox's key as bearer:
 * `PUT /sandbox/deliveries {"held": true}`, `POST /sandbox/happenings {"session": "cs_test_…", "what": "refund", "cents": 500}`
 */
export function controlRoutes({ state, deliveries, checkout, secretKey }: Options) {
  return new Hono()
    .use(async (c, next) => {
      if (c.req.header('authorization') === `Bearer ${secretKey}`) return next()
      return c.json({ error: 'the sandbox’s key is needed' }, 401)
    })
    .put('/deliveries', validator('json', DeliveryChange), (c) => {
      const { held, lost, copies, disorder } = c.req.valid('json')
      return c.json(
        deliveries.setMode({
          ...(held !== undefined && { held }),
          ...(lost !== undefined && { lost }),
          ...(copies !== undefined && { copies }),
          ...(disorder !== undefined && { disorder }),
        }),
      )
    })
    .get('/sessions', (c) => c.json([...state.sessions.values()]))
    .post('/happenings', validator('json', Happening), (c) => {
      const { session: id, what, cents } = c.req.valid('json')
      const session = state.sessions.get(id)
      if (!session) return c.json({ error: 'no such session' }, 404)
      if (what === 'pay') checkout.pay(session)
      if (what === 'bank-yes') checkout.bankSays(session, 'yes')
      if (what === 'bank-no') checkout.bankSays(session, 'no')
      if (what === 'expire') checkout.expire(session)
      if (what === 'refund') checkout.refund(session, cents ?? session.amountCents)
      if (what === 'dispute') checkout.dispute(session, cents ?? session.amountCents)
      if (what === 'dispute-won') checkout.closeDispute(session, 'won')
      if (what === 'dispute-lost') checkout.closeDispute(session, 'lost')
      return c.json(session)
    })
}
