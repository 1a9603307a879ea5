import { type Context, Hono } from 'hono'
import { parse } from 'qs'
import * as z from 'zod'
import { newId, type SandboxSession, type SandboxState, secondsOf } from './sandbox-state.ts'
import { disputeObject, listObject, sessionObject } from './stripe-objects.ts'

/** What we send of a new session; the SDK's types know the rest of Stripe's parameters. */
const CreateSession = z.object({
  line_items: z.tuple([
    z.object({
      quantity: z.coerce.number(),
      price_data: z.object({
        currency: z.string(),
        unit_amount: z.coerce.number(),
        product_data: z.object({ name: z.string() }),
      }),
    }),
  ]),
  customer_email: z.email().nullable().default(null),
  client_reference_id: z.string().nullable().default(null),
  metadata: z.record(z.string(), z.string()).default({}),
  success_url: z.string(),
  cancel_url: z.string().nullable().default(null),
})

const failed = (c: Context, status: 400 | 404, type: string, message: string, more: object = {}) =>
  c.json({ error: { type, message, ...more } }, status)

const wantsIntent = (c: Context) => c.req.url.includes('payment_intent.latest_charge')

function newSession(fields: z.infer<typeof CreateSession>): SandboxSession {
  const [{ quantity, price_data: price }] = fields.line_items
  return {
    id: newId('cs_test'),
    createdSeconds: secondsOf(new Date()),
    amountCents: price.unit_amount * quantity,
    currency: price.currency,
    title: price.product_data.name,
    email: fields.customer_email,
    reference: fields.client_reference_id,
    metadata: fields.metadata,
    successUrl: fields.success_url,
    cancelUrl: fields.cancel_url,
    status: 'open',
    intent: null,
    charge: null,
    disputes: [],
  }
}

function listed(sessions: SandboxSession[], query: Record<string, string>) {
  const { status, payment_intent: intentId, starting_after: after, limit = '10' } = query
  const matching = sessions
    .filter(({ createdSeconds }) => createdSeconds >= Number(query['created[gte]'] ?? 0))
    .filter((session) => !status || session.status === status)
    .filter(({ intent }) => !intentId || intent?.id === intentId)
    // Newest first, as Stripe does; the map is in creation order.
    .reverse()
  const start = after ? matching.findIndex(({ id }) => id === after) + 1 : 0
  const end = start + Number(limit)
  return { page: matching.slice(start, end), more: matching.length > end }
}

export function apiRoutes(state: SandboxState, url: string) {
  const answered = new Map<string, { form: string; session: SandboxSession }>()
  const shown = (session: SandboxSession, expanded = false) => sessionObject(session, url, { expanded })
  return new Hono()
    .post('/checkout/sessions', async (c) => {
      const form = await c.req.text()
      const key = c.req.header('idempotency-key') ?? newId('key')
      const before = answered.get(key)
      if (before && before.form !== form)
        return failed(c, 400, 'idempotency_error', 'Keys can only be used with the same request')
      if (before) return c.json(shown(before.session))
      const fields = CreateSession.safeParse(parse(form))
      if (!fields.success) {
        const { path, message } = fields.error.issues[0]!
        const code = path[0] === 'customer_email' ? 'email_invalid' : 'parameter_invalid'
        return failed(c, 400, 'invalid_request_error', message, { code, param: path.join('.') })
      }
      const session = newSession(fields.data)
      state.sessions.set(session.id, session)
      answered.set(key, { form, session })
      state.save()
      return c.json(shown(session))
    })
    .get('/checkout/sessions', (c) => {
      const { page, more } = listed([...state.sessions.values()], c.req.query())
      const data = page.map((session) => shown(session))
      return c.json(listObject('/v1/checkout/sessions', data, more))
    })
    .get('/checkout/sessions/:id', (c) => {
      const session = state.sessions.get(c.req.param('id'))
      if (session) return c.json(shown(session, wantsIntent(c)))
      return failed(c, 404, 'invalid_request_error', 'No such checkout.session', { code: 'resource_missing', param: 'session' })
    })
    .get('/disputes', (c) => {
      const session = [...state.sessions.values()].find(({ intent }) => intent && intent.id === c.req.query('payment_intent'))
      const data = session ? session.disputes.map((dispute) => disputeObject(session, dispute)) : []
      return c.json(listObject('/v1/disputes', data))
    })
    .all('*', (c) => failed(c, 404, 'invalid_request_error', `Unrecognized request URL (${c.req.method}: ${c.req.path})`))
}
