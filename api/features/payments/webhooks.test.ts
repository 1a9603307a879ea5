import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { creditReasons } from '../../contract/prices.ts'
import { signatureOf } from '../../local/payments-sandbox/deliveries.ts'
import { secondsOf } from '../../local/payments-sandbox/sandbox-state.ts'
import { setupPayments } from '../../testing/setup-payments.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const { database } = await createTestDatabase({ maxConnections: 20 })
const world = await setupPayments(database)
const { checkout } = world.sandbox

afterEach(async () => expect(await world.ledger.audit()).toEqual([]))

/** Shuffled by seed. */
const shuffled = <T>(things: T[], seed: number): T[] =>
  fc.sample(fc.shuffledSubarray(things, { minLength: things.length, maxLength: things.length }), { seed, numRuns: 1 })[0]!

async function sideBySide<T>(jobs: (() => Promise<T>)[], workers: number): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const work = async () => {
    for (let mine = next++; mine < jobs.length; mine = next++) results[mine] = await jobs[mine]!()
  }
  await Promise.all(Array.from({ length: workers }, work))
  return results
}

test('1,000 signed events, ten for each of 100 purchases, shuffled, while 100 landing pages are open: each is credited once', {
  timeout: 300_000,
}, async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => world.join()))
  const purchases = await sideBySide(
    Array.from({ length: 100 }, (_, i) => async () => {
      const person = people[i % people.length]!
      return { person, session: await person.checkout('basic') }
    }),
    10,
  )
  for (const { session } of purchases) checkout.pay(session)
  const events = world.eventsToDeliver()
  expect(events).toHaveLength(100)
  const told = Array.from({ length: 10 }, () => events).flat()
  const deliveries = shuffled(told, 4).map(
    ({ body }) =>
      () =>
        world.deliver(body),
  )
  const landings = purchases.map(
    ({ person, session }) =>
      async () =>
        (await person.land(session.id)).status,
  )
  // Half of the events alone, then the other half mixed with page loads.
  const mixed = [...deliveries.slice(0, 500), ...shuffled([...deliveries.slice(500), ...landings], 5)]
  const startedAtMs = performance.now()
  const statuses = await sideBySide(mixed, 40)
  const seconds = (performance.now() - startedAtMs) / 1000
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  for (const person of people) expect(await person.credits()).toBe(500)
  console.info(`1,000 events and 100 pages in ${seconds.toFixed(1)} s, 100 purchases credited once each`)
})

const nowSeconds = secondsOf(new Date())

test.each<[string, Parameters<typeof world.deliver>[1]]>([
  ['no signature', { signature: '' }],
  ['a signature of somebody else', { secret: 'whsec_forged' }],
  ['a signature of 301 seconds ago', { atSeconds: nowSeconds - 301 }],
  ['a signature without a time', { signature: 'v1=abc' }],
  ['a made-up signature', { signature: `t=${nowSeconds},v1=${'0'.repeat(64)}` }],
])('a webhook with %s is refused and changes nothing', async (_, forgery) => {
  const anna = await world.join()
  checkout.pay(await anna.checkout())
  const [event] = world.eventsToDeliver()
  expect(await world.deliver(event!.body, forgery)).toBe(400)
  expect(await anna.credits()).toBe(0)
})

test('a webhook whose words were changed after it was signed is refused and changes nothing', async () => {
  const [anna, ben] = [await world.join(), await world.join()]
  const [paid, unpaid] = [await anna.checkout(), await ben.checkout()]
  checkout.pay(paid)
  const [event] = world.eventsToDeliver()
  const signature = signatureOf(event!.body, world.sandbox.webhookSecret, secondsOf(new Date()))
  expect(await world.deliver(event!.body.replace(paid.id, unpaid.id), { signature })).toBe(400)
  expect(await world.deliver(`${event!.body} `, { signature })).toBe(400)
  expect([await anna.credits(), await ben.credits()]).toEqual([0, 0])
  expect(await world.deliver(event!.body, { signature })).toBe(200)
})

test('a webhook of the live world is refused by a test key, and so is one that is no event', async () => {
  const anna = await world.join()
  checkout.pay(await anna.checkout())
  const [event] = world.eventsToDeliver()
  expect(await world.deliver(event!.body.replace('"livemode":false', '"livemode":true'))).toBe(400)
  expect(await world.deliver('not json')).toBe(400)
  expect(await world.deliver('x'.repeat(1024 * 1024 + 1))).toBe(400)
  expect(await anna.credits()).toBe(0)
})

test('events about other things, other shops and unknown checkouts are taken and change nothing', async () => {
  const event = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', livemode: false, type, data: { object } })
  expect(await world.deliver(event('customer.created', { id: 'cus_1' }))).toBe(200)
  expect(await world.deliver(event('checkout.session.completed', { id: 'cs_test_of_another_shop' }))).toBe(200)
  expect(await world.deliver(event('charge.refunded', { id: 'ch_1', payment_intent: 'pi_of_another_shop' }))).toBe(200)
  expect(await world.deliver(event('charge.refunded', { id: 'ch_1', payment_intent: null }))).toBe(200)
})

const ordersOf = <T>(things: T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((first, i) => ordersOf(things.filter((_, j) => j !== i)).map((rest) => [first, ...rest]))

async function buyAndSpend(spent: number) {
  const person = await world.join()
  const session = await person.checkout('basic')
  checkout.pay(session)
  await person.land(session.id)
  for (let left = spent; left > 0; left -= creditReasons.interview_prep) {
    const request = { userId: person.uid, reason: 'interview_prep', key: `k${left}`, requestHash: 'x', leaseMs: 60_000 } as const
    const outcome = await world.ledger.hold(request)
    if (outcome.outcome === 'held') await world.ledger.post(outcome.hold)
  }
  return { person, session }
}

test.each([
  // 100 bought, 90 spent; 40 % refunded, the rest disputed. Won: 40 are gone; lost: all.
  ['won', 30],
  ['lost', 90],
] as const)(
  'payment, refund and dispute (%s) told in all 24 orders end in the same balance and a debt of %d',
  {
    timeout: 300_000,
  },
  async (verdict, debt) => {
    const ends = []
    for (const order of ordersOf([0, 1, 2, 3])) {
      const { person, session } = await buyAndSpend(90)
      const happenings = [
        () => {},
        () => checkout.refund(session, 200),
        () => checkout.dispute(session, 300),
        () => checkout.closeDispute(session, verdict),
      ]
      const events = world.eventsToDeliver()
      let happened = 1
      for (const wanted of order) {
        // An event arrives after it happened, often much later.
        for (; happened <= wanted; happened++) {
          happenings[happened]!()
          events.push(...world.eventsToDeliver())
        }
        expect(await world.deliver(events[wanted]!.body)).toBe(200)
      }
      ends.push([await person.credits(), await person.owed()])
    }
    expect(new Set(ends.map(String))).toEqual(new Set([`0,${debt}`]))
  },
)

test('a refund that arrives before the purchase finds its checkout, and both are settled', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  checkout.pay(session)
  checkout.refund(session, 500)
  const refund = world.eventsToDeliver().find(({ type }) => type === 'charge.refunded')!
  expect(await world.deliver(refund.body)).toBe(200)
  expect([await anna.credits(), await anna.owed()]).toEqual([0, 0])
  expect((await anna.land(session.id)).body).toMatchObject({ success: true, added: 100, credits: 0 })
})

test('opened, won and lost all arriving at the same moment end with the facts', async () => {
  const { person, session } = await buyAndSpend(50)
  checkout.dispute(session, 500)
  checkout.closeDispute(session, 'lost')
  checkout.closeDispute(session, 'won')
  const events = world.eventsToDeliver()
  const statuses = await Promise.all([...events, ...events, ...events].map(({ body }) => world.deliver(body)))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect([await person.credits(), await person.owed()]).toEqual([50, 0])
})

test('while the provider cannot be reached a webhook is answered so that it comes again', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  checkout.pay(session)
  const [event] = world.eventsToDeliver()
  const { payments } = world.services
  world.services.payments = {
    ...payments,
    factsOf: () => Promise.reject(new Error('no line')),
  }
  const told = world.deliver(event!.body).catch(() => 500)
  expect(await told).toBe(500)
  world.services.payments = payments
  expect(await world.deliver(event!.body)).toBe(200)
  expect(await anna.credits()).toBe(100)
})
