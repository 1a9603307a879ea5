import { hostname, networkInterfaces } from 'node:os'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { setupPayments } from '../../testing/setup-payments.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { returnOriginOf } from './payment-routes.ts'

const { database } = await createTestDatabase()
const world = await setupPayments(database, { PUBLIC_URL: 'https://greenroom.example/' })
const { checkout, state } = world.sandbox

afterEach(async () => {
  expect(await world.ledger.audit()).toEqual([])
  world.logged.length = 0
})

test.each([
  ['basic', 500, 100],
  ['premium', 1000, 250],
  ['professional', 2000, 600],
] as const)('a %s package costs %d cents and gives %d credits, whatever is sent', async (packageType, cents, credits) => {
  const anna = await world.join({ email: 'anna@example.com' })
  const session = await anna.checkout(packageType)
  expect(session).toMatchObject({ amountCents: cents, currency: 'usd', reference: anna.uid, email: 'anna@example.com' })
  expect(session.metadata).toMatchObject({ packageType, credits: String(credits) })
  checkout.pay(session)
  const result = { success: true, added: credits, credits, state: 'credited' }
  expect(await anna.land(session.id)).toEqual({ status: 200, body: result })
})

test('a reload of the landing page does nothing twice and says the same', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  checkout.pay(session)
  const first = await anna.land(session.id)
  expect(await anna.land(session.id)).toEqual(first)
  expect(await anna.credits()).toBe(100)
})

test('without a verified phone nobody can buy', async () => {
  const anna = await world.join({ phoneVerified: false })
  expect((await anna.buy('basic')).status).toBe(403)
})

test('an account without an e-mail is asked to log in with one', async () => {
  const anna = await world.join({ email: '' })
  const { status, body } = await anna.buy('basic')
  expect([status, body.message]).toEqual([400, 'Please log in with a valid email to purchase credits'])
  const sent = { method: 'POST', body: JSON.stringify({ email: 'nonsense', packageType: 'basic' }) }
  expect((await anna.call('/create-checkout-session', sent)).body.error).toBe(
    'Please log in with a valid email to purchase credits',
  )
})

test('a package that does not exist cannot be bought', async () => {
  const anna = await world.join()
  expect((await anna.buy('gold')).status).toBe(400)
  expect((await anna.buy('__proto__')).status).toBe(400)
})

test.each(['https://evil.example', '//evil.example', 'https://greenroom.example@evil.example', 'https://evil.example\\'])(
  'people come back to our own address, not to %s',
  async (origin) => {
    const anna = await world.join()
    const { body } = await anna.buy('basic', { origin, host: 'evil.example', referer: origin })
    const session = state.sessions.get(String(body.url).split('/').at(-1)!)!
    expect(session.successUrl).toBe('https://greenroom.example/payment/success?session_id={CHECKOUT_SESSION_ID}')
    expect(session.cancelUrl).toBe('https://greenroom.example/payment/cancel')
  },
)

describe('without an address of the operator', () => {
  const originOf = async (url: string, headers: Record<string, string> = {}) => {
    const app = new Hono().get('*', (c) => c.text(returnOriginOf(c, { PUBLIC_URL: undefined, PORT: 3000 })))
    return (await app.request(url, { headers })).text()
  }
  const lan = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)

  test.each<[url: string, headers: Record<string, string>, origin: string]>([
    ['http://localhost:3000', {}, 'http://localhost:3000'],
    ['http://127.0.0.1:3000', {}, 'http://127.0.0.1:3000'],
    ['http://[::1]:3000', {}, 'http://[::1]:3000'],
    // Vite serves the page during development.
    ['http://localhost:3000', { origin: 'http://localhost:5173' }, 'http://localhost:5173'],
    [`http://${hostname().toLowerCase()}.local:3000`, {}, `http://${hostname().toLowerCase()}.local:3000`],
    ...(lan
      ? [
          [`http://${lan.address}:3000`, { origin: `http://${lan.address}:3000` }, `http://${lan.address}:3000`] as [
            string,
            Record<string, string>,
            string,
          ],
        ]
      : []),
  ])('whoever came by %s %o comes back to %s', async (url, headers, origin) => {
    expect(await originOf(`${url}/api/create-checkout-session`, headers)).toBe(origin)
  })

  test.each<[url: string, headers: Record<string, string>]>([
    ['http://evil.example', {}],
    ['http://localhost.evil.example', {}],
    ['http://evil.example:3000', { origin: 'https://evil.example' }],
    ['http://evil.example', { origin: '//evil.example' }],
    ['http://evil.example', { origin: 'http://localhost:3000@evil.example' }],
    ['http://evil.example', { origin: 'http://evil.example\\@localhost' }],
    ['http://evil.example', { origin: 'http://localhost\\.evil.example' }],
    ['http://evil.example', { origin: 'http://127.0.0.1.evil.example' }],
    ['http://evil.example', { origin: 'null', 'x-forwarded-host': 'evil.example' }],
    ['http://192.0.2.7:3000', { referer: 'http://evil.example/' }],
  ])('whoever came by %s %o comes back to this machine all the same', async (url, headers) => {
    expect(await originOf(`${url}/api/create-checkout-session`, headers)).toBe('http://localhost:3000')
  })
})

test('a checkout opened under a strange host comes back to this machine', async () => {
  const local = await setupPayments(database)
  const anna = await local.join()
  const { body } = await anna.buy('basic', { host: 'evil.example' }, 'http://evil.example')
  const session = local.sandbox.state.sessions.get(String(body.url).split('/').at(-1)!)!
  expect([session.successUrl, session.cancelUrl]).toEqual([
    'http://localhost:3000/payment/success?session_id={CHECKOUT_SESSION_ID}',
    'http://localhost:3000/payment/cancel',
  ])
})

test('somebody else’s purchase counts as unknown, like one that never was', async () => {
  const [anna, ben] = [await world.join(), await world.join()]
  const session = await anna.checkout()
  checkout.pay(session)
  const unknown = await ben.land('cs_test_unknown')
  expect(unknown.status).toBe(404)
  expect(await ben.land(session.id)).toEqual(unknown)
  for (const id of ['', 'x', `cs_${'a'.repeat(200)}`, "cs_' OR 1=1"])
    expect((await ben.land(encodeURIComponent(id))).status).toBe(404)
  expect([await anna.credits(), await ben.credits()]).toEqual([0, 0])
})

test('an unpaid checkout gives nothing, and says that nothing was charged', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  expect((await anna.land(session.id)).body).toEqual({ success: false, added: 0, credits: 0, state: 'unpaid' })
  checkout.expire(session)
  expect((await anna.land(session.id)).body).toMatchObject({ success: false, state: 'unpaid' })
})

test('a bank that takes its time: waiting first, credited when it says yes', async () => {
  const anna = await world.join()
  const session = await anna.checkout('premium')
  checkout.payLater(session, 'yes')
  expect((await anna.land(session.id)).body).toEqual({ success: false, added: 0, credits: 0, state: 'waiting' })
  expect((await anna.call('/purchases')).body.purchases).toMatchObject([{ state: 'waiting', receiptUrl: null }])
  checkout.bankSays(session, 'yes')
  expect((await anna.land(session.id)).body).toMatchObject({ success: true, added: 250 })
})

test('a bank that says no in the end gives nothing', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  checkout.payLater(session, 'no')
  checkout.bankSays(session, 'no')
  for (const { body } of world.eventsToDeliver()) expect(await world.deliver(body)).toBe(200)
  expect((await anna.land(session.id)).body).toMatchObject({ success: false, state: 'unpaid' })
  expect((await anna.call('/purchases')).body.purchases).toEqual([])
})

test.each([
  ['amount', { amountCents: 1 }],
  ['currency', { currency: 'jpy' }],
  ['package', { metadata: { packageType: 'professional' } }],
  ['owner', { reference: 'somebody-else' }],
])('a payment whose %s is not what was agreed gives nothing and raises an alarm', async (check, change) => {
  const anna = await world.join()
  const session = await anna.checkout()
  Object.assign(session, { ...change, metadata: { ...session.metadata, ...('metadata' in change ? change.metadata : {}) } })
  checkout.pay(session)
  for (const { body } of world.eventsToDeliver()) expect(await world.deliver(body)).toBe(200)
  expect((await anna.land(session.id)).body).toMatchObject({ success: false, added: 0 })
  expect(await anna.credits()).toBe(0)
  expect(world.logged.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ level: 50, check }))
})

test('the checkout of a deleted account credits nobody and raises an alarm', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  await anna.leave()
  checkout.pay(session)
  for (const { body } of world.eventsToDeliver()) expect(await world.deliver(body)).toBe(200)
  expect(await anna.credits()).toBe(0)
  expect(world.logged.join('')).toContain('Paid after the account was deleted')
})

test('a purchase that was credited, or is refunded, raises no alarm after its account was deleted', async () => {
  const [anna, ben] = [await world.join(), await world.join()]
  const [credited, late] = [await anna.checkout(), await ben.checkout()]
  checkout.pay(credited)
  await anna.land(credited.id)
  for (const one of [anna, ben]) {
    await world.ledger.forget(one.uid)
    await one.leave()
  }
  checkout.refund(credited, 500)
  checkout.pay(late)
  checkout.refund(late, 500)
  for (const { body } of world.eventsToDeliver()) expect(await world.deliver(body)).toBe(200)
  expect(world.logged.join('')).not.toContain('Paid after the account was deleted')
})

test('purchases come with amount, credits and receipt, and only one’s own', async () => {
  const [anna, ben] = [await world.join(), await world.join()]
  const session = await anna.checkout('professional')
  await anna.checkout('basic')
  checkout.pay(session)
  await anna.land(session.id)
  const { purchases } = (await anna.call('/purchases')).body as { purchases: { receiptUrl: string }[] }
  expect(purchases).toMatchObject([
    { id: session.id, packageType: 'professional', amountCents: 2000, credits: 600, state: 'credited' },
  ])
  expect((await fetch(purchases[0]!.receiptUrl)).status).toBe(200)
  expect((await ben.call('/purchases')).body.purchases).toEqual([])
})

test('ten checkouts in ten minutes are enough for anybody', async () => {
  const anna = await world.join()
  for (let i = 0; i < 10; i++) expect((await anna.buy('basic')).status).toBe(200)
  expect((await anna.buy('basic')).status).toBe(429)
})
