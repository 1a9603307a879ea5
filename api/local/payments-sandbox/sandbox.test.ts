import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../../http/listen.ts'
import { type PaymentsSandbox, startPaymentsSandbox } from './sandbox.ts'

const heard: Stripe.Event[] = []
let refusals = 0
const stripe = new Stripe('sk_test_x')
const app = new Hono().post('/hook', async (c) => {
  const event = stripe.webhooks.constructEvent(await c.req.text(), c.req.header('stripe-signature') ?? '', 'whsec_sandbox')
  if (refusals-- > 0) return c.json({}, 503)
  heard.push(event)
  return c.json({})
})
const receiver = await listen(app.fetch, '127.0.0.1', 0)
const hook = `http://127.0.0.1:${receiver.port}/hook`

let sandbox: PaymentsSandbox
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'greenroom-sandbox-'))
  heard.length = 0
  refusals = 0
  sandbox = await startPaymentsSandbox({ dataDir, bankTakesMs: 20 })
})
afterEach(async () => {
  await sandbox.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
afterAll(() => receiver.close())

async function openCheckout() {
  const { hostname, port } = new URL(sandbox.url)
  const client = new Stripe(sandbox.secretKey, { host: hostname, port, protocol: 'http' })
  const { id, url } = await client.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: '100 credits' } } }],
    success_url: 'http://localhost/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/cancel',
  })
  return { id, url: url!, session: sandbox.state.sessions.get(id)! }
}

const choose = (url: string, choice: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' })

const until = (count: number) => expect.poll(() => heard.length, { timeout: 15_000 }).toBe(count)

test('Pay leads to the success page with the session’s id, and the webhook is signed so that the SDK believes it', async () => {
  sandbox.deliveries.deliverTo(hook)
  const { id, url } = await openCheckout()
  expect(await (await fetch(url)).text()).toContain('$5.00')
  const answer = await choose(url, 'pay')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `http://localhost/success?session_id=${id}`])
  await until(1)
  expect(heard[0]).toMatchObject({
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: { id, payment_status: 'paid' } },
  })
  expect(await (await fetch(url)).text()).toContain('This checkout is closed')
})

test('Decline stays on the page, Cancel leads back, and both leave the checkout open', async () => {
  const { url, session } = await openCheckout()
  const declined = await choose(url, 'decline')
  expect(await (await fetch(new URL(declined.headers.get('location')!, url))).text()).toContain('Your card was declined')
  expect((await choose(url, 'cancel')).headers.get('location')).toBe('http://localhost/cancel')
  expect(session.status).toBe('open')
})

test.each([
  ['later', 'checkout.session.async_payment_succeeded', 'paid'],
  ['later-refused', 'checkout.session.async_payment_failed', 'unpaid'],
])('pay %s: complete without money first, then %s', async (choice, type, status) => {
  sandbox.deliveries.deliverTo(hook)
  const { url } = await openCheckout()
  await choose(url, choice)
  await until(2)
  expect(heard.map((event) => [event.type, 'payment_status' in event.data.object && event.data.object.payment_status])).toEqual([
    ['checkout.session.completed', 'unpaid'],
    [type, status],
  ])
})

test('a webhook that is refused comes again', async () => {
  refusals = 2
  sandbox.deliveries.deliverTo(hook)
  const { session } = await openCheckout()
  sandbox.checkout.pay(session)
  await until(1)
  expect(refusals).toBe(-1)
})

test('lost webhooks never go out', async () => {
  sandbox.deliveries.deliverTo(hook)
  sandbox.deliveries.lose(true)
  sandbox.checkout.pay((await openCheckout()).session)
  await sleep(100)
  sandbox.deliveries.lose(false)
  const { id, session } = await openCheckout()
  sandbox.checkout.pay(session)
  await until(1)
  expect(heard[0]).toMatchObject({ data: { object: { id } } })
})

test('checkouts and their addresses survive a restart', async () => {
  const { id, url } = await openCheckout()
  sandbox.checkout.pay(sandbox.state.sessions.get(id)!)
  await sandbox.stop()
  sandbox = await startPaymentsSandbox({ dataDir })
  expect(new URL(url).port).toBe(new URL(sandbox.url).port)
  expect(sandbox.state.sessions.get(id)).toMatchObject({ status: 'complete', intent: { status: 'succeeded' } })
})

test('without its key nobody controls it', async () => {
  for (const [path, method] of [
    ['/sandbox/deliveries', 'PUT'],
    ['/sandbox/sessions', 'GET'],
    ['/v1/checkout/sessions', 'GET'],
  ] as const) {
    expect((await fetch(`${sandbox.url}${path}`, { method })).status).toBe(401)
  }
})
