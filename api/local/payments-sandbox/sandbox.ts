import { join } from 'node:path'
import { Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import { validator } from 'hono-openapi'
import * as z from 'zod'
import { listen } from '../../http/listen.ts'
import { freePort, lastingPort } from '../ports.ts'
import { apiRoutes } from './api-routes.ts'
import { type Checkout, createCheckout } from './checkout.ts'
import { createDeliveries, type Deliveries } from './deliveries.ts'
import { pageRoutes } from './pages.ts'
import { openSandboxState, type SandboxState } from './sandbox-state.ts'

export type PaymentsSandbox = Awaited<ReturnType<typeof startPaymentsSandbox>>

interface Options {
  dataDir?: string
  bankTakesMs?: number
}

/** Not secrets: the sandbox listens on this machine only and moves no money. */
const secretKey = 'sk_test_sandbox'
const webhookSecret = 'whsec_sandbox'

const Happening = z.strictObject({ session: z.string(), what: z.enum(['pay', 'refund']) })

/** In place of Stripe's dashboard, with the sandbox's key as bearer. */
function controlRoutes(state: SandboxState, deliveries: Deliveries, checkout: Checkout) {
  return new Hono()
    .put('/deliveries', validator('json', z.strictObject({ lost: z.boolean() })), (c) => {
      deliveries.lose(c.req.valid('json').lost)
      return c.json({})
    })
    .get('/sessions', (c) => c.json([...state.sessions.values()]))
    .post('/happenings', validator('json', Happening), (c) => {
      const { session: id, what } = c.req.valid('json')
      const session = state.sessions.get(id)
      if (!session) return c.json({ error: 'no such session' }, 404)
      if (what === 'pay') checkout.pay(session)
      else checkout.refund(session, session.amountCents)
      return c.json(session)
    })
}

/** A local server with the part of Stripe's API that we call, a test checkout page, and signed webhooks. The product uses it through the real SDK. */
export async function startPaymentsSandbox({ dataDir, bankTakesMs = 8_000 }: Options = {}) {
  const port = await (dataDir ? lastingPort(join(dataDir, 'payments-sandbox-port')) : freePort())
  const url = `http://127.0.0.1:${port}`
  const state = openSandboxState(dataDir && join(dataDir, 'payments-sandbox.json'))
  const deliveries = createDeliveries(webhookSecret)
  const checkout = createCheckout({ state, deliveries, url, bankTakesMs })
  const app = new Hono()
    .use('/:place{v1|sandbox}/*', bearerAuth({ token: secretKey }))
    .route('/v1', apiRoutes(state, url))
    .route('/sandbox', controlRoutes(state, deliveries, checkout))
    .route('/', pageRoutes({ state, checkout }))
  const server = await listen(app.fetch, '127.0.0.1', port)
  return {
    url,
    secretKey,
    webhookSecret,
    state,
    checkout,
    deliveries,
    async stop() {
      checkout.stop()
      deliveries.stop()
      await server.close()
    },
  }
}
