import type { Page, Route } from '@playwright/test'
import { emailNeeded } from '../../api/contract/prices.ts'
import { noConnection } from '../../pwa/platform/api-problem.ts'
import { stage } from '../self-practice/steps.ts'
import { inFront } from '../shell/steps.ts'
import { editAd, newcomerWithCredits, nurseAd } from '../steps.ts'
import { rawStore, storedRows } from '../stored-rows.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { choosePackage, openPurchase, pillWith } from './checkout-steps.ts'

// An unknown purchase is none of ours.
/** The page may be gone before the click is reported as done. */
async function closes(popup: Page, button: string) {
  const closing = popup.waitForEvent('close')
  await Promise.all([
    closing,
    popup
      .getByRole('button', { name: button })
      .click()
      .catch(() => undefined),
  ])
}

test.use({ allowedNoise: /not there: GET .*\/api\/payment-success/ })

/** Ten questions, one with an own answer that is practiced, and the feedback on it: 10 credits. @returns the answer */
async function paidGuideWithFeedback(page: Page) {
  await page.goto('/interview-prep')
  await page.getByLabel('Job Description').fill(nurseAd)
  await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await page.getByRole('button', { name: 'Generate Tailored Questions' }).click()
  await expect(page.getByText('5 credits spent, 35 left.')).toBeVisible()
  const first = page.locator('.qa-questions > li').first()
  await first.locator('summary').click()
  await first.getByRole('button', { name: 'Mark as Practiced' }).click()
  await first.getByRole('button', { name: 'Save My Answer' }).click()
  const answer = 'On my ward I led the daily rounds, and falls went down.'
  await first.getByRole('textbox').first().fill(answer)
  await first.getByRole('button', { name: 'Save My Answer' }).click()
  await first.getByRole('link', { name: 'Practice it aloud' }).click()
  await page.getByRole('button', { name: 'Start practice' }).click()
  await stage(page).getByRole('button', { name: 'Type instead' }).click()
  await stage(page).getByRole('button', { name: 'Use this answer' }).click()
  await askForFeedback(page)
  await sayItAnswersTheQuestion(page)
  await stage(page).getByRole('button', { name: 'Complete' }).click()
  return answer
}

const askForFeedback = (page: Page) => stage(page).getByRole('button', { name: 'Get AI feedback (5 credits)' }).click()

/** An answer whose relevance is unsure counts once the user says so. */
async function sayItAnswersTheQuestion(page: Page) {
  await stage(page).getByRole('button', { name: 'Yes, it does' }).click()
  await expect(stage(page).getByRole('img', { name: /^Score [\d.]+ of 10: (?!Provisional)/ })).toBeVisible()
}

/** From typed words: 20 credits. */
async function sortedSpokenResume(page: Page) {
  await page.goto('/voice-to-resume')
  await page.getByRole('button', { name: 'Tell it in one go' }).click()
  await page.getByLabel(/In words/).fill('My name is Ana Costa. I work as a registered nurse at Mercy Hospital since March 2019.')
  await page.getByRole('button', { name: 'Generate Resume (20 credits)' }).click()
  await page.getByRole('button', { name: 'New job' }).click()
  await page.getByLabel('Employer').fill('Mercy Hospital')
  await page.getByRole('button', { name: 'Add this job' }).click()
  await expect(page.locator('.spoken-sheet')).toContainText('Mercy Hospital')
}

test.describe('on a desktop, in a popup', () => {
  test('credits bought in the popup show in the pill by themselves, and the popup closes @desktop-only', async ({
    page,
    context,
  }) => {
    await newcomerWithCredits(page)
    const dialog = await openPurchase(page)
    await expect(dialog.getByText('Credits allow you to use all features')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Buy Credits Now' })).toBeDisabled()
    await expect(dialog.getByText('Most Popular')).toBeVisible()
    await dialog.getByRole('radio', { name: /Premium/ }).check({ force: true })
    await expect(dialog.getByText(/Secure payment/)).toBeVisible()
    await expectAccessible(page, 'the purchase dialog')

    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
    const popup = await opening
    await expect(popup.getByText('250 credits (Premium)')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Payment page opened')).toBeVisible()
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 600])
    await popup.getByRole('button', { name: 'Pay', exact: true }).click()

    await expect(popup.getByText('Thank you for your purchase')).toBeVisible()
    await expect(popup.getByText('250 credits added')).toBeVisible()
    await expect(popup.getByText('New Balance: 290 Credits')).toBeVisible()
    await expectAccessible(popup, 'the success page')
    await expect(pillWith(page, 290)).toBeVisible()

    const announced = page.getByText('Payment Successful!')
    await expect(announced).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss message' }).click()
    await expect(announced).toBeHidden()
    const reportedAgain = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new BroadcastChannel('greenroom-purchases').onmessage = () => requestAnimationFrame(() => setTimeout(resolve))
        }),
    )
    await popup.reload()
    await expect(popup.getByText('New Balance: 290 Credits')).toBeVisible()
    await reportedAgain
    // Now, not later: a toast closes by itself.
    expect(await announced.isVisible()).toBe(false)

    await closes(popup, 'Continue to Dashboard')
    expect(context.pages()).toHaveLength(1)
  })

  test('a declined card can be tried again, and a cancelled checkout charges nothing @desktop-only', async ({ page }) => {
    await newcomerWithCredits(page)
    const dialog = await choosePackage(page, 'Basic')
    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
    const popup = await opening
    await popup.getByRole('button', { name: 'Decline' }).click()
    await expect(popup.getByText('Your card was declined')).toBeVisible()
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await expect(popup.getByText('Your payment was not processed')).toBeVisible()
    await expectAccessible(popup, 'the cancelled page')
    await closes(popup, 'Return to Dashboard')
    await expect(pillWith(page, 40)).toHaveCount(1)
    const again = await choosePackage(page, 'Basic')
    await expect(again.getByRole('button', { name: 'Buy Credits Now' })).toBeEnabled()
  })

  test('a checkout opened twice stays in one window, and paying counts once @desktop-only', async ({ page, context }) => {
    await newcomerWithCredits(page)
    const dialog = await choosePackage(page, 'Basic')
    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).dblclick()
    const popup = await opening
    await expect(popup.getByText('100 credits (Basic)')).toBeVisible()
    const again = await choosePackage(page, 'Premium')
    await again.getByRole('button', { name: 'Buy Credits Now' }).click()
    await expect(popup.getByText('250 credits (Premium)')).toBeVisible()
    expect(context.pages()).toHaveLength(2)
    await popup.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(pillWith(page, 290)).toBeVisible()
  })

  test('closing the dialog while the checkout opens cancels it: its popup closes @desktop-only', async ({ page }) => {
    await newcomerWithCredits(page)
    const released = Promise.withResolvers<void>()
    await page.route('**/api/create-checkout-session', async (route) => {
      await released.promise
      await route.continue()
    })
    const dialog = await choosePackage(page, 'Basic')
    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
    await expect(dialog.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    const popup = await opening
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const closing = popup.waitForEvent('close')
    released.resolve()
    await closing
  })

  test('a popup that is closed right after paying still brings the credits @desktop-only', async ({ page }) => {
    await newcomerWithCredits(page)
    const dialog = await choosePackage(page, 'Basic')
    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
    const popup = await opening
    await expect(popup.getByText('100 credits (Basic)')).toBeVisible()
    // Pays without continuing to the last page: only the webhook reports it.
    await popup.evaluate(() =>
      fetch(location.href, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }), redirect: 'manual' }),
    )
    await popup.close()
    await expect(pillWith(page, 140)).toBeVisible()
  })
})

test.describe('without a popup', () => {
  test('a blocked popup: the checkout opens in this window @desktop-only', async ({ page }) => {
    await newcomerWithCredits(page)
    await page.evaluate(() => {
      window.open = () => null
    })
    const dialog = await choosePackage(page, 'Basic')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText('100 credits added')).toBeVisible()
    await page.getByRole('button', { name: 'Continue to Dashboard' }).click()
    await expect(pillWith(page, 140)).toBeVisible()
  })

  test('with a blocked popup, a person who stays to save something gets a link to the checkout @desktop-only', async ({
    page,
  }) => {
    await newcomerWithCredits(page)
    await page.evaluate(() => {
      window.open = () => null
      addEventListener('beforeunload', (event) => event.preventDefault())
    })
    page.on('dialog', (question) => question.dismiss())
    const dialog = await choosePackage(page, 'Basic')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
    await expect(dialog.getByText(/has not opened yet/)).toBeVisible()
    const opening = page.context().waitForEvent('page')
    await dialog.getByRole('link', { name: 'Open the payment page' }).click()
    const tab = await opening
    await tab.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(tab.getByText('100 credits added')).toBeVisible()
    await expect(pillWith(page, 140)).toBeVisible()
  })
})

test.describe('on a phone, in the same window', () => {
  test('a person buys, comes back, and has the credits and every result that was paid for', async ({ page }) => {
    await newcomerWithCredits(page)
    page.on('dialog', (question) => void question.accept())
    const answer = await paidGuideWithFeedback(page)
    await sortedSpokenResume(page)
    await page.goto('/voice-interview')
    await page.getByLabel('Interview round').selectOption('technical')
    await page.getByRole('link', { name: 'Resume', exact: true }).click()
    const ad = page.getByRole('textbox', { name: 'Job description' }).filter({ visible: true })
    await editAd(inFront(page))
    await expect(ad).toHaveValue(nurseAd)
    await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
    const dialog = await choosePackage(page, 'Professional')
    await expect(dialog.getByText(/Your forms and results will be here/)).toBeVisible()
    await expectAccessible(page, 'the purchase sheet')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText('600 credits added')).toBeVisible()
    await expect(page.getByText('New Balance: 630 Credits')).toBeVisible()
    await expectAccessible(page, 'the success page')
    await page.getByRole('link', { name: 'Back to what you were doing' }).click()
    await expect(page).toHaveURL(/\/analysis$/)
    await expect(pillWith(page, 630)).toBeVisible()
    const otherTab = await page.context().newPage()
    await otherTab.goto('/analysis')
    await expect(otherTab.getByRole('button', { name: 'Upload Resume to Continue' })).toBeVisible()
    await expect(otherTab.getByLabel('Job description')).toHaveValue('')
    await otherTab.close()
    expect(await rawStore(page)).not.toMatch(/Riverside|%PDF|nurse\.pdf/)
    await page.getByRole('link', { name: 'Resume', exact: true }).click()
    await editAd(inFront(page))
    await expect(ad).toHaveValue(nurseAd)
    await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
    await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible()
    // It stays in the form for the hour, for the next request.
    await expect.poll(() => storedRows(page, 'drafts')).toHaveLength(1)
    await page.goto('/voice-interview')
    await expect(page.getByLabel('Interview round')).toHaveValue('technical')
    const untilWhen = page.getByText('It stays in this tab until you close it or log out').filter({ visible: true })
    await page.goto('/voice-to-resume')
    await expect(page.locator('.spoken-sheet')).toContainText('Mercy Hospital')
    await expect(untilWhen).toBeVisible()
    await page.goto('/interview-prep')
    await expect(page.getByText('10 questions, 1 ready')).toBeVisible()
    await expect(untilWhen).toBeVisible()
    const first = page.locator('.qa-questions > li').first()
    await first.locator('summary').first().click()
    await expect(first).toContainText(answer)
    // Another try says what it changed, against the one before the payment.
    await page.goto('/self-interview-prep')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Review answers' }).click()
    await stage(page).getByRole('button', { name: 'Try again' }).click()
    await stage(page).getByRole('button', { name: 'Type instead' }).click()
    await stage(page).getByLabel('Your answer').fill(`${answer} Falls went down by 31 percent in six months.`)
    await stage(page).getByRole('button', { name: 'Use this answer' }).click()
    // The page is left after it was paid and before it is here.
    const paid = Promise.withResolvers<void>()
    const neverAnswered = (route: Route) => {
      // The ad goes along, two reloads later.
      expect(route.request().postDataJSON()).toMatchObject({ jobDescription: expect.stringContaining('Medical-Surgical Unit') })
      void route.fetch().then(() => paid.resolve(), paid.reject)
    }
    await page.route('**/api/interview-feedback', neverAnswered, { times: 1 })
    await askForFeedback(page)
    await paid.promise
    await page.reload()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
    await sayItAnswersTheQuestion(page)
    await expect(stage(page).getByText(/^Try 2: [\d.]+, /)).toBeVisible()
    await stage(page).getByRole('button', { name: 'Leave' }).click()
    await expect(pillWith(page, 610)).toBeVisible()
    await expectAccessible(page, 'two tries of an answer')
  })

  test('a person cancels and is back with what they had', async ({ page }) => {
    await newcomerWithCredits(page)
    const dialog = await choosePackage(page, 'Basic')
    await dialog.getByRole('button', { name: 'Buy Credits Now' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Your payment was not processed')).toBeVisible()
    await page.getByRole('button', { name: 'Return to Dashboard' }).click()
    await expect(pillWith(page, 40)).toBeVisible()
  })
})

test('a verified person whose profile could not be read is not asked to verify, and can buy once it is read', async ({
  page,
}) => {
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 503, json: {} }))
  await newcomerWithCredits(page)
  await page.getByRole('button', { name: 'Credits: could not be checked' }).filter({ visible: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Your credits' })
  await expect(sheet.getByText("We couldn't check your balance.", { exact: false })).toBeVisible()
  await expect(sheet.getByText('Verify your phone number')).toBeHidden()
  await sheet.getByRole('button', { name: 'Buy More' }).click()
  await expect(sheet).toBeVisible()
  await page.unroute('**/api/user/profile')
  await sheet.getByRole('button', { name: 'Buy More' }).click()
  await expect(page.getByRole('dialog', { name: 'Purchase Credits' })).toBeVisible()

  // Read before the phone was verified, elsewhere.
  await page.route('**/api/user/profile', async (route) => {
    const profile = await (await route.fetch()).json()
    await route.fulfill({ json: { ...profile, phoneVerified: false } })
  })
  await page.reload()
  const locked = page.getByRole('button', { name: '40 credits, locked. Verify your phone number to unlock 40 credits' })
  await expect(locked.filter({ visible: true })).toBeVisible()
  await page.unroute('**/api/user/profile')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(pillWith(page, 40)).toBeVisible()

  // Without an answer the last known balance stays, with its time, also after a reload.
  await page.route('**/api/credits', (route) => route.abort())
  await page.reload()
  const lastKnown = page.getByRole('button', { name: /^Credits: could not be checked\. 40 credits when last checked, / })
  await lastKnown.filter({ visible: true }).click()
  await expect(sheet.getByText(/^40 credits when last checked, /)).toBeVisible()
})

test('a checkout that does not open says why in the dialog and in a toast, and nothing was charged', async ({
  page,
  context,
}) => {
  await newcomerWithCredits(page)
  const dialog = await choosePackage(page, 'Basic')
  const buy = dialog.getByRole('button', { name: 'Buy Credits Now' })
  const messages = page.getByRole('region', { name: 'Messages' })
  const isReported = async (title: string, sentence: string) => {
    await expect(messages.getByText(title, { exact: true })).toBeVisible()
    await expect(messages.getByText(sentence)).toBeVisible()
    await expect(dialog.locator('.purchase-fault')).toHaveText(`${sentence} Nothing was charged.`)
    await expect(buy).toBeEnabled()
  }
  await context.setOffline(true)
  await buy.click()
  await isReported('Payment Error', `Failed to start checkout process. ${noConnection}`)
  await context.setOffline(false)
  const noEmail = { code: 'bad_request', message: emailNeeded, error: emailNeeded }
  for (const [status, body, title, sentence] of [
    [200, 'no JSON', 'Payment Error', 'Failed to start checkout process'],
    [503, '{}', 'Payment Error', 'Failed to create checkout session'],
    [200, '{"url":""}', 'Payment Error', 'No checkout URL received from server'],
    [400, JSON.stringify(noEmail), 'Error', 'Please log in with a valid email to purchase credits'],
  ] as const) {
    await page.route('**/api/create-checkout-session', (route) => route.fulfill({ status, body }), { times: 1 })
    await buy.click()
    await isReported(title, sentence)
  }
})

test('the address of somebody else’s purchase counts as unknown', async ({ page }) => {
  await newcomerWithCredits(page)
  for (const path of ['/payment/success?session_id=cs_test_unknown', '/payment/success']) {
    await page.goto(path)
    await expect(page.getByText("We couldn't verify your payment")).toBeVisible()
    await expect(page.getByText("Please don't pay twice", { exact: false })).toBeVisible()
  }
  await expectAccessible(page, 'the unverified payment')
  await page.getByRole('button', { name: 'Go to Dashboard' }).click()
  await expect(pillWith(page, 40)).toBeVisible()
})
