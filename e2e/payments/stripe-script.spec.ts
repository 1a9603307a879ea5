import { type RunningGreenroom, startGreenroom } from '../greenroom.ts'
import { newcomerWithCredits } from '../steps.ts'
import { test as anyTest, expect } from '../story.ts'
import { openPurchase } from './checkout-steps.ts'

/** A Greenroom with a publishable key. The story itself serves the script, so nothing leaves this machine. */
const test = anyTest.extend<{ greenroom: RunningGreenroom }>({
  greenroom: async ({ browserName: _ }, use) => {
    const running = await startGreenroom({ STRIPE_PUBLISHABLE_KEY: 'pk_test_example' })
    await use(running)
    await running.stop()
  },
  baseURL: async ({ greenroom }, use) => use(greenroom.url),
})
test.use({ allowedNoise: /left this machine: https:\/\/js\.stripe\.com\/v3\/$/ })
test.describe.configure({ timeout: 120_000 })

test('the payment provider’s script is requested when the dialog opens, not before, and the page’s policy lets it run', async ({
  page,
}) => {
  const requested: string[] = []
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
