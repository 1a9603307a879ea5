import type { Page } from '@playwright/test'
import { somebodyNew } from '../somebody.ts'
import { dismissReminder } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { signedOutHome } from './steps.ts'

test.use({ allowedNoise: /Sign-in failed/ })

const pressSignIn = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' }).first().click()
const problemOn = (page: Page) => page.getByRole('alertdialog', { name: 'Sign-in did not work' })

/** Goes through Google's popup (simulated on this machine) without waiting for the result. */
async function chooseAccount(page: Page) {
  const { name, email } = somebodyNew()
  const opening = page.waitForEvent('popup')
  await pressSignIn(page)
  const popup = await opening
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  await popup.locator('#sign-in').click()
}

test('a blocked popup says how to allow it, and trying again works @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.open
    let blocked = true
    window.open = (...how) => {
      if (!blocked) return real.apply(window, how)
      blocked = false
      return null
    }
  })
  await page.goto('/')
  await pressSignIn(page)
  const problem = problemOn(page)
  await expect(problem).toContainText('Sign-in popup was blocked by your browser. Please allow popups for this site.')
  await expect(problem.getByRole('heading', { name: 'How to fix it' })).toBeVisible()
  await expect(problem.getByRole('listitem').first()).toContainText(/^Your browser blocked the login popup/)
  await expectAccessible(page, 'the sign-in problem')
  const opening = page.waitForEvent('popup')
  await problem.getByRole('button', { name: 'Try again' }).click()
  await (await opening).close()
})

test('closing the popup is reported, and the landing page stays', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const opening = page.waitForEvent('popup')
  await pressSignIn(page)
  await (await opening).close()
  // The sign-in service checks every two seconds, and waits eight more after the popup closed.
  await expect(async () => {
    await page.clock.fastForward(3_000)
    await expect(problemOn(page)).toContainText("Sign-in was canceled. Please try again when you're ready.", { timeout: 300 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(problemOn(page)).toBeHidden()
  await expect(signedOutHome(page)).toBeVisible()
})

const refusals = [
  {
    service: 'UNAUTHORIZED-DOMAIN',
    sentence:
      "This domain isn't authorized for authentication. Please contact the administrator to add this domain to Firebase Auth settings.",
    fix: /Add localhost and try to sign in again/,
  },
  {
    service: 'ACCOUNT-EXISTS-WITH-DIFFERENT-CREDENTIAL',
    sentence: 'An account already exists with the same email address but different sign-in credentials.',
    fix: /the Google account that you used before/,
  },
  {
    service: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    sentence: 'Authentication failed. Please try again.',
    fix: /^Authentication failed. Please try again later.$/,
  },
  { service: 'SOMETHING-NEW', sentence: 'Authentication failed. Please try again.', fix: null },
]

test('a refused sign-in says why and what to do', async ({ page }) => {
  await page.goto('/')
  for (const { service, sentence, fix } of refusals) {
    await page.route(
      '**/accounts:signInWithIdp*',
      (route) =>
        route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': '*' },
          json: { error: { code: 400, message: service } },
        }),
      { times: 1 },
    )
    await chooseAccount(page)
    const problem = problemOn(page)
    await expect(problem).toContainText(sentence)
    if (fix) await expect(problem.getByRole('listitem').filter({ hasText: fix })).toBeVisible()
    else await expect(problem.getByRole('listitem')).toHaveCount(0)
    await problem.getByRole('button', { name: 'Close' }).last().click()
    await expect(problem).toBeHidden()
  }
})

test('a deep link asks for sign-in, then opens its screen @desktop', async ({ page }) => {
  await page.goto('/analysis')
  await expect(page.getByText('Sign in to open Resume Analytics. It opens right after.')).toBeVisible()
  await chooseAccount(page)
  await dismissReminder(page)
  await expect(page).toHaveURL(/\/analysis$/)
  await expect(page.getByLabel('Job description')).toBeVisible()
})

test('on a slow phone the page that came becomes the app, and is not thrown away and made anew', async ({ page, context }) => {
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 12 })
  // A page made anew is an error on the console, which fails every story.
  for (const path of ['/', '/analysis', '/terms']) {
    const opened = page.waitForResponse(/\/assets\/layers-/)
    await page.goto(path)
    await opened
  }
})
