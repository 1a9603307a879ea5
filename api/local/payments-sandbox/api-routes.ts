import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { fieldsOf } from './form-fields.ts'
import { newId, type SandboxSession, type SandboxState, secondsOf } from './sandbox-state.ts'
import { disputeObject, listObject, sessionObject } from './stripe-objects.ts'
import { CreateSession, ListDisputes, ListSessions, RetrieveSession } from './stripe-parameters.ts'

interface Options {
  state: SandboxState
  url: string
  secretKey: string
  now: () => Date
}

type Status = 400 | 401 | 404

const failed = (c: Context, status: Status, type: string, message: string, more: object = {}) =>
  c.json({ error: { type, message, ...more } }, status)

const invalid = (c: Context, message: string, more: object = {}) => failed(c, 400, 'invalid_request_error', message, more)

function parsed<T extends z.ZodType>(schema: T, form: string): { fields: z.infer<T> } | { fault: string; param: string } {
  const result = schema.safeParse(fieldsOf(form))
  if (result.success) return { fields: result.data }
  const issue = result.error.issues[0]!
  return { fault: issue.message, param: issue.path.join('.') }
}

const queryOf = (c: Context) => new URL(c.req.url).search.slice(1)
const wantsIntent = (expand: string[] = []) => expand.some((path) => path.split('.').includes('payment_intent'))

function newSession(fields: CreateSession, now: Date): SandboxSession {
  const item = fields.line_items[0]!
  return {
    id: newId('cs_test'),
    createdSeconds: secondsOf(now),
    amountCents: (item.price_data.unit_amount ?? 0) * item.quantity,
    currency: item.price_data.currency,
    title: item.price_data.product_data?.name ?? '',
    email: fields.customer_email ?? null,
    reference: fields.client_reference_id ?? null,
    metadata: fields.metadata ?? {},
    successUrl: fields.success_url,
    cancelUrl: fields.cancel_url ?? null,
    status: 'open',
    intent: null,
    charge: null,
    disputes: [],
  }
}

function listed(sessions: SandboxSession[], query: z.infer<typeof ListSessions>) {
  const created = typeof query.created === 'object' ? query.created : {}
  const matching = sessions
    .filter(({ createdSeconds }) => createdSeconds >= (created.gte ?? 0))
    .filter(({ status }) => !query.status || status === query.status)
    .filter(({ intent }) => !query.payment_intent || intent?.id === query.payment_intent)
    // Newest first, as Stripe does; the map is in creation order.
    .reverse()
  const start = query.starting_after ? matching.findIndex(({ id }) => id === query.starting_after) + 1 : 0
  const limit = query.limit ?? 10
  return { page: matching.slice(start, start + limit), more: matching.length > start + limit }
}

export function apiRoutes({ state, url, secretKey, now }: Options) {
  const shown = (session: SandboxSession, expand?: string[]) => sessionObject(session, url, { expanded: wantsIntent(expand) })
  return new Hono()
    .use(async (c, next) => {
      if (c.req.header('authorization') === `Bearer ${secretKey}`) return next()
      return failed(c, 401, 'invalid_request_error', 'Invalid API Key provided')
    })
    .post('/checkout/sessions', async (c) => {
      const form = await c.req.text()
      const key = c.req.header('idempotency-key') ?? newId('key')
      const before = state.answered.get(key)
      if (before && before.form !== form)
        return failed(c, 400, 'idempotency_error', 'Keys can only be used with the same request')
      if (before) return c.json(shown(state.sessions.get(before.sessionId)!))
      const result = parsed(CreateSession, form)
      if ('fault' in result) {
        const code = result.param === 'customer_email' ? 'email_invalid' : 'parameter_invalid'
        return invalid(c, result.fault, { code, param: result.param })
      }
      const session = newSession(result.fields, now())
      state.sessions.set(session.id, session)
      state.answered.set(key, { form, sessionId: session.id })
      state.save()
      return c.json(shown(session, result.fields.expand))
    })
    .get('/checkout/sessions', (c) => {
      const result = parsed(ListSessions, queryOf(c))
      if ('fault' in result) return invalid(c, result.fault, { param: result.param })
      const { page, more } = listed([...state.sessions.values()], result.fields)
      const data = page.map((session) => shown(session, result.fields.expand))
      return c.json(listObject('/v1/checkout/sessions', data, more))
    })
    .get('/checkout/sessions/:id', (c) => {
      const result = parsed(RetrieveSession, queryOf(c))
      if ('fault' in result) return invalid(c, result.fault, { param: result.param })
      const session = state.sessions.get(c.req.param('id'))
      if (session) return c.json(shown(session, result.fields.expand))
      return failed(c, 404, 'invalid_request_error', 'No such checkout.session', { code: 'resource_missing', param: 'session' })
    })
    .get('/disputes', (c) => {
      const result = parsed(ListDisputes, queryOf(c))
      if ('fault' in result) return invalid(c, result.fault, { param: result.param })
      const { payment_intent } = result.fields
      const session = [...state.sessions.values()].find(({ intent }) => intent && intent.id === payment_intent)
      const data = session ? session.disputes.map((dispute) => disputeObject(session, dispute)) : []
      return c.json(listObject('/v1/disputes', data))
    })
    .all('*', (c) => failed(c, 404, 'invalid_request_error', `Unrecognized request URL (${c.req.method}: ${c.req.path})`))
}
