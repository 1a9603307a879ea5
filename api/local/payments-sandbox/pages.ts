import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Checkout } from './checkout.ts'
import type { SandboxSession, SandboxState } from './sandbox-state.ts'

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const style = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 24px 16px; background: light-dark(#eef3ee, #0b1712); color: light-dark(#12211b, #eef4ef) }
  main { max-width: 26rem; margin: auto; display: grid; gap: 16px }
  h1 { margin: 0; font-size: 28px }
  p { margin: 0 }
  .note { padding: 12px 16px; border-radius: 14px; background: #ffe2a0; color: #12211b }
  .alarm { color: light-dark(#a5281b, #ff9484); font-weight: 600 }
  form { display: grid; gap: 12px }
  button { font: inherit; min-height: 52px; border: 2px solid light-dark(#17503c, #fff0cf); border-radius: 14px; background: none; color: inherit }
  button.main { background: light-dark(#17503c, #fff0cf); color: light-dark(#fff, #12211b) }
  a { color: inherit }`

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <p class="note">Payments sandbox on this machine. No card, no money.</p>
      ${body}
    </main>
  </body>
</html>`

const checkoutPage = (session: SandboxSession, declined: boolean) =>
  page(
    'Test checkout',
    html`<h1>${session.title}</h1>
      <p>${dollars(session.amountCents)} · receipt to ${session.email ?? 'nobody'}</p>
      ${declined ? html`<p class="alarm" role="alert">Your card was declined. Try again, or cancel.</p>` : ''}
      <form method="post" action="/pay/${session.id}">
        <button class="main" name="choice" value="pay">Pay</button>
        <button name="choice" value="decline">Decline</button>
        <button name="choice" value="later">Pay later: the bank says yes after a few seconds</button>
        <button name="choice" value="later-refused">Pay later: the bank says no</button>
        <button name="choice" value="cancel">Cancel</button>
      </form>`,
  )

const closedPage = (back: string | null) =>
  page(
    'Test checkout',
    html`<h1>This checkout is closed</h1>
      <p>It was paid, it has expired, or it never was.</p>
      ${back ? html`<p><a href="${back}">Back</a></p>` : ''}`,
  )

const receiptPage = (session: SandboxSession) =>
  page(
    'Test receipt',
    html`<h1>Receipt</h1>
      <p>${session.title}</p>
      <p>Paid: ${dollars(session.amountCents)}</p>
      <p>Refunded: ${dollars(session.charge?.refundedCents ?? 0)}</p>`,
  )

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
