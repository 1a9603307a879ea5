import type { Page } from '@playwright/test'
import { type RunningGreenroom, startGreenroom } from '../greenroom.ts'
import { openPurchase } from '../payments/checkout-steps.ts'
import { somebodyNew } from '../somebody.ts'
import { newcomerWithCredits, signInThroughPopup, verifyPhone } from '../steps.ts'
import { test as anyTest, expect } from '../story.ts'

const appId = '1:1:web:1'
const siteKey = 'site-key'
const appCheckToken = 'this-page-is-ours'

/** A Greenroom that uses Stripe's script and App Check. The stories serve both hosts themselves, so nothing leaves this machine. */
const test = anyTest.extend<object, { greenroom: RunningGreenroom }>({
  greenroom: [
    async ({ browserName: _ }, use) => {
      const settings = { STRIPE_PUBLISHABLE_KEY: 'pk_test_example', FIREBASE_APP_ID: appId, APP_CHECK_SITE_KEY: siteKey }
      const running = await startGreenroom(settings)
      await use(running)
      await running.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ greenroom }, use) => use(greenroom.url),
})
test.use({
  allowedNoise:
    /left this machine: https:\/\/(js\.stripe\.com\/v3\/$|www\.google\.com\/recaptcha\/enterprise\.js|content-firebaseappcheck\.googleapis\.com\/)/,
})
test.describe.configure({ timeout: 120_000 })

const captcha = `window.grecaptcha = { enterprise: {
  ready: (then) => then(),
  render: (_, { sitekey, callback }) => { callback(); return sitekey },
  execute: (key) => Promise.resolve('seen:' + key) } }`

/** Google's answers to a page that is ours. @returns what was asked for a token */
async function serveAppCheck(page: Page): Promise<unknown[]> {
  const asked: unknown[] = []
  await page.route('https://www.google.com/recaptcha/enterprise.js**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: captcha }),
  )
  await page.route('https://content-firebaseappcheck.googleapis.com/**', (route) => {
    const request = route.request()
    asked.push([new URL(request.url()).pathname, request.postDataJSON()])
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    return route.fulfill({ headers, json: { token: appCheckToken, ttl: '3600s' } })
  })
  return asked
}

test('the payment provider’s script is requested when the dialog opens, not before, and the page’s policy lets it run', async ({
  page,
}) => {
  const requested: string[] = []
  await serveAppCheck(page)
  await page.route('https://js.stripe.com/**', (route) => {
    requested.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.Stripe = (key) => { document.documentElement.dataset.stripe = key }',
    })
  })
  await newcomerWithCredits(page)
  expect(requested).toEqual([])
  await openPurchase(page)
  await expect(page.locator('html')).toHaveAttribute('data-stripe', 'pk_test_example')
  await page.keyboard.press('Escape')
  await openPurchase(page)
  expect(requested).toEqual(['https://js.stripe.com/v3/'])
})

test('where the operator uses App Check, every request of the sign-in and of the phone proves that it comes from our page', async ({
  page,
}) => {
  const asked = await serveAppCheck(page)
  const proofs = new Map<string, string | undefined>()
  page.on('request', (request) => {
    const call = /identitytoolkit\.googleapis\.com\/v\d\/([\w:]+)/.exec(request.url())?.[1]
    if (call && request.method() === 'POST') proofs.set(call, request.headers()['x-firebase-appcheck'])
  })
  const somebody = somebodyNew()
  await signInThroughPopup(page, somebody)
  await verifyPhone(page, somebody)
  const exchange = `/v1/projects/demo-greenroom/apps/${appId}:exchangeRecaptchaEnterpriseToken`
  expect(asked).toEqual([[exchange, { recaptcha_enterprise_token: `seen:${siteKey}` }]])
  expect([...proofs.keys()]).toContain('accounts:sendVerificationCode')
  expect([...new Set(proofs.values())]).toEqual([appCheckToken])
})

test('where a blocker keeps Google’s script away, somebody who was here before gets in all the same', async ({ page }) => {
  await page.route('https://www.google.com/recaptcha/**', (route) => route.abort())
  const startedAtMs = Date.now()
  await newcomerWithCredits(page)
  await expect(page.getByRole('button', { name: '40 credits' })).toBeVisible()
  // Left alone, the sign-in service waits half a minute for that script.
  expect(Date.now() - startedAtMs).toBeLessThan(20_000)
})
