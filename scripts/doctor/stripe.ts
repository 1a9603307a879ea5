import { isLive } from '../../api/adapters/payments-stripe.ts'
import { ask, type Check } from './check.ts'

/** Without one of these a user pays and waits, or keeps refunded credits. */
const neededEvents = [
  ...['checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed'],
  ...['checkout.session.expired', 'charge.refunded', 'refund.updated', 'refund.failed'],
  ...['charge.dispute.created', 'charge.dispute.closed'],
]

interface Endpoint {
  url: string
  status: string
  enabled_events: string[]
}

export const stripe = (host: string): Check => ({
  name: 'Stripe',
  async look({ STRIPE_SECRET_KEY, PUBLIC_URL }) {
    const { status, body } = await ask(`${host}/v1/webhook_endpoints?limit=100`, { Authorization: `Bearer ${STRIPE_SECRET_KEY}` })
    if (status === 401) throw new Error('STRIPE_SECRET_KEY is wrong or was revoked (401): copy it again (Developers, API keys).')
    if (status === 403)
      throw new Error('STRIPE_SECRET_KEY is restricted (403): let it read webhook endpoints, or use the secret key.')
    if (status !== 200) throw new Error(`Stripe answered ${status}: try again, and look at status.stripe.com.`)
    const url = new URL('/api/stripe/webhook', PUBLIC_URL).href
    const ours = (body as { data: Endpoint[] }).data.filter((endpoint) => endpoint.url === url)
    const mode = isLive(STRIPE_SECRET_KEY!) ? 'live' : 'test'
    if (ours.length === 0)
      throw new Error(`In ${mode} mode no webhook endpoint has the address ${url}: create it, and copy its signing secret.`)
    const enabled = ours.find((endpoint) => endpoint.status === 'enabled')
    if (!enabled) throw new Error(`The webhook endpoint ${url} is disabled: enable it (Developers, Webhooks).`)
    const isSent = (event: string) => enabled.enabled_events.includes('*') || enabled.enabled_events.includes(event)
    const missing = neededEvents.filter((event) => !isSent(event))
    if (missing.length > 0) throw new Error(`The webhook endpoint is not sent ${missing.join(', ')}: choose these events.`)
    return `${mode} mode, webhooks go to ${url}`
  },
})
