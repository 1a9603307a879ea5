import { Hono } from 'hono'
import { validator } from 'hono-openapi'
import { assertOn } from '../../billing/charged-request/may-start.ts'
import { CheckoutCreated, CreateCheckout, PaymentResult, PaymentSuccessQuery, Purchases } from '../../contract/payments.ts'
import { refuse, refuseWithSentence } from '../../http/refuse.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { openCheckout } from './open-checkout.ts'
import { paymentResult } from './payment-result.ts'
import type { PaymentServices } from './payment-services.ts'
import { purchasesOf } from './purchases.ts'
import { returnOriginOf } from './return-origin.ts'

const privately = { 'Cache-Control': 'no-store' }

export function paymentRoutes(services: PaymentServices) {
  const { env, rateLimits } = services
  return new Hono<AppEnv>()
    .post(
      '/create-checkout-session',
      describeCall({ description: 'Opens a checkout; the person pays at its address', answer: CheckoutCreated }),
      validator('json', CreateCheckout, refuseWithSentence),
      async (c) => {
        assertOn(env, 'purchases')
        const { packageType } = c.req.valid('json')
        const { url } = await openCheckout(services, c.get('person'), { packageType, origin: returnOriginOf(c, env) })
        return c.json({ url }, 200, privately)
      },
    )
    .get(
      '/payment-success',
      describeCall({ description: 'What became of one of the person’s purchases', answer: PaymentResult }),
      validator('query', PaymentSuccessQuery, refuse),
      async (c) => {
        const { uid } = c.get('person')
        await rateLimits.take('payment-success', uid)
        return c.json(await paymentResult(services, uid, c.req.valid('query').session_id), 200, privately)
      },
    )
    .get('/purchases', describeCall({ description: 'What the person paid for, newest first', answer: Purchases }), async (c) =>
      c.json(await purchasesOf(services, c.get('person').uid), 200, privately),
    )
}
