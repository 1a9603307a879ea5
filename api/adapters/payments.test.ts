import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startPaymentsSandbox } from '../local/payments-sandbox/sandbox.ts'
import type { CheckoutOrder } from './payments.ts'
import { createStripePayments } from './payments-stripe.ts'

const sandbox = await startPaymentsSandbox()
afterAll(() => sandbox.stop())

/** With a Stripe test mode key, the same contract runs against Stripe itself. */
const testKey = process.env.STRIPE_TEST_SECRET_KEY

const servers = [
  {
    name: 'sandbox',
    settings: { secretKey: sandbox.secretKey, apiUrl: sandbox.url },
    url: /^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_test_/,
  },
  ...(testKey
    ? [
        {
          name: 'Stripe in test mode',
          settings: { secretKey: testKey, apiUrl: undefined },
          url: /^https:\/\/checkout\.stripe\.com\//,
        },
      ]
    : []),
]

const order = (): CheckoutOrder => ({
  id: randomUUID(),
  userId: 'anna',
  email: 'anna@example.com',
  packageType: 'premium',
  title: '250 credits (Premium)',
  credits: 250,
  amountCents: 1000,
  currency: 'usd',
  origin: 'https://greenroom.example',
})

for (const { name, settings, url } of servers) {
  const payments = createStripePayments(settings)

  test(`${name}: a checkout has an address and knows what was ordered`, async () => {
    const ordered = order()
    const opened = await payments.openCheckout(ordered)
    expect(opened.url).toMatch(url)
    expect(await payments.factsOf(opened.sessionId)).toEqual({
      sessionId: opened.sessionId,
      state: 'open',
      amountCents: 1000,
      currency: 'usd',
      userId: 'anna',
      checkoutId: ordered.id,
      packageType: 'premium',
      credits: 250,
      openedAt: expect.any(Date),
      paymentIntentId: null,
      refundedCents: 0,
      disputedCents: 0,
      receiptUrl: null,
    })
  })

  test(`${name}: the same order sent twice opens one checkout`, async () => {
    const ordered = order()
    const first = await payments.openCheckout(ordered)
    expect((await payments.openCheckout(ordered)).sessionId).toBe(first.sessionId)
  })

  test(`${name}: a checkout that does not exist has no facts`, async () => {
    expect(await payments.factsOf('cs_test_doesnotexist')).toBeNull()
  })

  test(`${name}: an e-mail that is none is told to the person`, async () => {
    await expect(payments.openCheckout({ ...order(), email: 'nonsense' })).rejects.toMatchObject({
      code: 'bad_request',
      details: { message: 'Please log in with a valid email to purchase credits' },
    })
  })

  test(`${name}: an open checkout is not among those that people went through with`, async () => {
    const { sessionId } = await payments.openCheckout(order())
    const completed = []
    for await (const one of payments.completedSince(new Date(Date.now() - 60_000))) completed.push(one.sessionId)
    expect(completed).not.toContain(sessionId)
  })

  test(`${name}: a wrong key is a failure of ours, not the person's, and is not in the message`, async () => {
    const stranger = createStripePayments({ ...settings, secretKey: 'sk_test_wrong' })
    const refusal = await stranger.openCheckout(order()).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'unavailable' })
    expect(String(refusal)).not.toContain('sk_test_wrong')
  })
}

test('sandbox: 250 paid checkouts are all found, over several pages, and each by its payment', { timeout: 60_000 }, async () => {
  const payments = createStripePayments({ secretKey: sandbox.secretKey, apiUrl: sandbox.url })
  const opened = []
  for (let i = 0; i < 250; i++) opened.push((await payments.openCheckout(order())).sessionId)
  for (const id of opened) sandbox.checkout.pay(sandbox.state.sessions.get(id)!)
  const waiting = (await payments.openCheckout(order())).sessionId
  sandbox.checkout.payLater(sandbox.state.sessions.get(waiting)!, 'yes')
  const [paid, unpaid]: [string[], string[]] = [[], []]
  for await (const one of payments.completedSince(new Date(Date.now() - 60_000))) (one.paid ? paid : unpaid).push(one.sessionId)
  expect(paid.sort()).toEqual(opened.sort())
  expect(unpaid).toEqual([waiting])
  const { paymentIntentId } = (await payments.factsOf(opened[0]!))!
  expect(await payments.sessionOfPayment(paymentIntentId!)).toBe(opened[0])
  expect(await payments.sessionOfPayment('pi_unknown')).toBeNull()
})

test('nobody at the other end is a problem: unavailable', { timeout: 30_000 }, async () => {
  const payments = createStripePayments({ secretKey: 'sk_test_x', apiUrl: 'http://127.0.0.1:9' })
  await expect(payments.factsOf('cs_test_x')).rejects.toMatchObject({ code: 'unavailable' })
})
