import { afterEach, expect, test } from 'vitest'
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
