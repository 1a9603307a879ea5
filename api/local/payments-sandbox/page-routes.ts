import { Hono } from 'hono'
import type { Checkout } from './checkout.ts'
import { checkoutPage, closedPage, receiptPage } from './pages.ts'
import type { SandboxSession, SandboxState } from './sandbox-state.ts'

const successUrlOf = ({ successUrl, id }: SandboxSession) => successUrl.replace('{CHECKOUT_SESSION_ID}', id)

export function pageRoutes({ state, checkout }: { state: SandboxState; checkout: Checkout }) {
  const sessionAt = (id: string) => state.sessions.get(id)
  return new Hono()
    .get('/pay/:id', (c) => {
      const session = sessionAt(c.req.param('id'))
      if (session?.status !== 'open') return c.html(closedPage(session?.cancelUrl ?? null), session ? 200 : 404)
      return c.html(checkoutPage(session, c.req.query('declined') !== undefined))
    })
    .post('/pay/:id', async (c) => {
      const session = sessionAt(c.req.param('id'))
      if (!session) return c.html(closedPage(null), 404)
      const { choice } = await c.req.parseBody()
      if (choice === 'cancel') return c.redirect(session.cancelUrl ?? '/', 303)
      if (choice === 'decline') return c.redirect(`/pay/${session.id}?declined`, 303)
      if (choice === 'pay') checkout.pay(session)
      if (choice === 'later') checkout.payLater(session, 'yes')
      if (choice === 'later-refused') checkout.payLater(session, 'no')
      return c.redirect(successUrlOf(session), 303)
    })
    .get('/receipts/:charge', (c) => {
      const session = [...state.sessions.values()].find(({ charge }) => charge?.id === c.req.param('charge'))
      return session ? c.html(receiptPage(session)) : c.html(closedPage(null), 404)
    })
}
