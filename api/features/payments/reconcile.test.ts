import { afterEach, expect, test } from 'vitest'
import { users } from '../../adapters/database/schema.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { setupPayments } from '../../testing/setup-payments.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { reconcile } from './reconcile.ts'

const { database } = await createTestDatabase()
const world = await setupPayments(database)
const { checkout } = world.sandbox

afterEach(async () => expect(await world.ledger.audit()).toEqual([]))

test('what was paid while nobody listened is credited once', async () => {
  const anna = await world.join()
  const [paid, open] = [await anna.checkout('premium'), await anna.checkout('basic')]
  checkout.pay(paid)
  world.eventsToDeliver()
  expect(await reconcile(world.services)).toEqual({ credited: 1, failed: 0 })
  expect(await reconcile(world.services)).toEqual({ credited: 0, failed: 0 })
  expect(await anna.credits()).toBe(250)
  expect(open.status).toBe('open')
})

test('a bank that said yes while nobody listened is heard', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  checkout.payLater(session, 'yes')
  await anna.land(session.id)
  session.createdSeconds -= 20 * 24 * 3600
  checkout.bankSays(session, 'yes')
  expect(await reconcile(world.services)).toMatchObject({ credited: 1 })
  expect(await anna.credits()).toBe(100)
})

test('a bank that takes ten days is heard, though no webhook ever came and nobody came back to the page', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  checkout.payLater(session, 'yes')
  expect(await reconcile(world.services)).toEqual({ credited: 0, failed: 0 })
  session.createdSeconds -= 10 * 24 * 3600
  checkout.bankSays(session, 'yes')
  expect(await reconcile(world.services)).toEqual({ credited: 1, failed: 0 })
  expect(await anna.credits()).toBe(100)
})

test('one purchase that cannot be settled keeps nobody else waiting', async () => {
  const [anna, ben] = [await world.join(), await world.join()]
  const [first, second] = [await anna.checkout(), await ben.checkout()]
  checkout.pay(first)
  checkout.pay(second)
  const { payments } = world.services
  world.services.payments = {
    ...payments,
    factsOf: (id) => (id === second.id ? Promise.reject(new Error('no line')) : payments.factsOf(id)),
  }
  expect(await reconcile(world.services)).toEqual({ credited: 1, failed: 1 })
  world.services.payments = payments
  expect(await reconcile(world.services)).toEqual({ credited: 1, failed: 0 })
  expect([await anna.credits(), await ben.credits()]).toEqual([100, 100])
})

test('what somebody paid whose account is gone stays with the operator', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  checkout.pay(session)
  await anna.leave()
  expect(await reconcile(world.services)).toMatchObject({ credited: 0, failed: 0 })
})

test('what was bought since the backup is credited after a restore, once', async () => {
  const [anna, ben] = [await world.join(), await world.join()]
  const [bought, refunded, later] = [await anna.checkout('premium'), await anna.checkout('basic'), await ben.checkout('basic')]
  for (const session of [bought, refunded, later]) checkout.pay(session)
  for (const session of [bought, refunded]) await anna.land(session.id)
  checkout.refund(refunded, 500)

  // The backup had Anna but none of the purchases; Ben signed up later.
  const restored = (await createTestDatabase()).database
  const row = { email: 'somebody@example.com', googleSubject: 'google-anna' }
  await restored.insert(users).values({ id: anna.uid, ...row })
  const ledger = createLedger(restored, world.services.now)
  const services = { ...world.services, database: restored, ledger }
  await reconcile(services)
  expect(await ledger.balanceOf(anna.uid)).toBe(250)
  expect(world.logged.join()).toContain('Paid by an account that is unknown here')
  await restored.insert(users).values({ id: ben.uid, ...row, googleSubject: 'google-ben' })
  await reconcile(services)
  await reconcile(services)
  expect([await ledger.balanceOf(anna.uid), await ledger.balanceOf(ben.uid)]).toEqual([250, 100])
  expect(await ledger.audit()).toEqual([])
})

test('what another shop on the same account sold is left alone', async () => {
  const anna = await world.join()
  const session = await anna.checkout()
  checkout.pay(session)
  const restored = (await createTestDatabase()).database
  await restored.insert(users).values({ id: anna.uid, email: 'somebody@example.com', googleSubject: 'google-anna-2' })
  session.metadata = {}
  const services = { ...world.services, database: restored, ledger: createLedger(restored, world.services.now) }
  expect(await reconcile(services)).toMatchObject({ credited: 0, failed: 0 })
})
