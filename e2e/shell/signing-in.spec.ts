import type { Locator, Page } from '@playwright/test'
import { expectRoomForText } from '../large-text.ts'
import { somebodyNew } from '../somebody.ts'
import { fillGooglesWindow, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { inFront, signedOutHome } from './steps.ts'

test.use({ allowedNoise: /Sign-in failed/ })

const pressSignIn = (page: Page) => page.getByRole('button', { name: 'Sign in with Google' }).first().click()
const problemOn = (page: Page) => page.getByRole('alertdialog', { name: 'Sign-in did not work' })

/** Goes through Google's popup (simulated on this machine) without waiting for the result. */
async function chooseAccount(page: Page) {
  const opening = page.waitForEvent('popup')
  await pressSignIn(page)
  await fillGooglesWindow(await opening, somebodyNew())
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
  const popup = await opening
  await expect(page.getByRole('button', { name: "Continue in Google's window" }).first()).toBeDisabled()
  await expectAccessible(page, 'signing in')
  await popup.close()
})

test('closing the popup is reported, and the landing page stays', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const opening = page.waitForEvent('popup')
  await pressSignIn(page)
  const popup = await opening
  // The same window again: the attempt before reports nothing.
  await page.getByRole('button', { name: 'Open it again' }).first().click()
  await popup.close()
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

const features = [
  ['/analysis', 'Resume Analytics', '15 credits', /^Her line: /],
  ['/cover-letter', 'Cover Letter', '5 credits', 'Each paragraph with the lines it rests on'],
  ['/?feature=interview', 'Interview Preparation', '5 credits', 'A brief for one round of interviews'],
  ['/?feature=voice', 'Voice Practice Interview', '15 credits', 'You say what you did yourself'],
  ['/basic-interview-prep', 'Interview Preparation', '5 credits', 'They listen for'],
  ['/voice-interview', 'Voice Practice Interview', '15 credits', 'You say what you did yourself'],
  ['/elevator-pitch', 'Elevator Pitch', '10 + 10 credits', 'A script of 60 to 90 seconds'],
  ['/voice-to-resume', 'Voice-to-Resume Generator', '20 credits', 'A Word document'],
  ['/self-interview-prep', 'Self practice', 'Free', 'to listen back'],
] as const

test("signed out, a feature's address shows that feature: what it gives, costs and a sample of it @desktop", async ({ page }) => {
  for (const [path, name, price, sample] of features) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(main.getByText(price, { exact: true }), path).toBeVisible()
    await expect(main.getByText(sample), path).toBeVisible()
    await expectAccessible(page, path)
  }
  await expectRoomForText(page, 'a feature, signed out')
  await page.getByRole('link', { name: 'See a sample' }).click()
  await expect(page.getByText('Marisol Vanderbeck is made up')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('to listen back')).toBeVisible()
})

/** Counts what a user taps, except in Google's window and the file picker. */
function counted() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      taps += 1
      await target.click()
    },
    get taps() {
      return taps
    },
  }
}

test('sign in, verify and the first result take six taps at most; the ad and resume given before go along', async ({ page }) => {
  const somebody = somebodyNew()
  const user = counted()
  await page.goto('/analysis')
  await user.tap(page.getByLabel('Job description'))
  await page.keyboard.insertText(nurseAd)
  await page.getByLabel('Your resume').setInputFiles('api/documents/fixtures/nurse.pdf')
  const opening = page.waitForEvent('popup')
  await user.tap(page.getByRole('button', { name: 'Sign in with Google' }).filter({ visible: true }).first())
  await fillGooglesWindow(await opening, somebody)
  await expect(page).toHaveURL(/\/analysis$/)
  const form = inFront(page)
  await expect(form.getByRole('group', { name: 'Job description' })).toContainText('Registered Nurse')
  await user.tap(form.getByRole('button', { name: 'Get 40 free credits' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Phone number')).toBeFocused()
  await page.keyboard.type(somebody.phone.replace('+1', ''))
  await user.tap(dialog.getByRole('button', { name: 'Send code' }))
  const shown = await dialog.getByText(/Local mode: your code is \d{6}/).textContent()
  await expect(dialog.getByLabel('6-digit code')).toBeFocused()
  await page.keyboard.type(shown!.match(/\d{6}/)![0])
  await user.tap(dialog.getByRole('button', { name: "Let's start" }))
  await expect(form.getByRole('img', { name: /^ATS score \d+ of 100/ })).toBeVisible()
  expect(user.taps).toBe(5)
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
