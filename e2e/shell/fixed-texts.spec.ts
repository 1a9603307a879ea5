import type { Locator, Page } from '@playwright/test'
import { somebodyNew } from '../somebody.ts'
import { dismissReminder, fillGooglesWindow, verifyPhone } from '../steps.ts'
import { expect, test } from '../story.ts'
import { chooseInAccountMenu, inFront, openAccountMenu, openHelp } from './steps.ts'

// An unknown purchase is none of ours.
test.use({ allowedNoise: /not there: GET .*\/api\/payment-success/ })

/** The product's fixed texts, screen by screen. The feature screens' own texts are in their own stories. */
const landing = [
  'Welcome',
  'BETA',
  'Optimize your job applications with AI-powered insights',
  'Before you begin',
  'Please sign in with your Google account.',
  'Sign in with Google',
  'not stored',
  'cleared when you close',
  '$5 for 100 credits',
]
const landingPrices = ['15 credits', '5 credits', '10 + 10 credits', '20 credits']
const features = [
  ['Resume Analytics', 'ATS compatibility and skills gap analysis'],
  ['Interview Preparation', 'Tailored questions and STAR answers'],
  ['Voice Practice Interview', 'PRO', 'Practice with your voice and get AI feedback'],
  ['Voice-to-Resume Generator', 'BETA', 'Transform your experience into a polished resume'],
] as const
const unverifiedHome = ['Get 40 Free Credits', 'Select a feature']
const reminder = ['do not store resumes, job descriptions or analysis results', 'FAQs', 'Got it']
const feedback = ['Suggestion', 'Issue', 'Other', 'Submit Feedback', 'Cancel']
const feedbackThanks = ['Thank you for your feedback!', 'We appreciate your input and will use it to improve the application.']
const purchase = [
  'Purchase Credits',
  'Credits allow you to use all features',
  'Basic',
  'Premium',
  'Professional',
  'Most Popular',
  '$5',
  '$10',
  '$20',
  '100 credits',
  '250 credits',
  '600 credits',
  'Save 0%',
  'Save 20%',
  'Save 33%',
  'Buy Credits Now',
]
const securePayment = ['processed by Stripe, a card payment provider', 'Credits are added instantly']
const paymentFailed = [
  'Payment Verification Failed',
  "We couldn't verify your payment",
  'appear in your dashboard',
  'contact support',
  'Go to Dashboard',
]
const paymentCancelled = [
  'Payment Cancelled',
  'Your payment was not processed',
  'No charges were made',
  'try again',
  'Return to Dashboard',
]

async function expectTexts(container: Locator, texts: readonly string[]) {
  const said = () => container.innerText().then((text) => text.replace(/\s+/g, ' '))
  for (const text of texts) await expect.poll(said, { message: text }).toContain(text)
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('signed out: the landing page has every fixed text @desktop', async ({ page }) => {
  await page.goto('/')
  await expectTexts(page.locator('body'), landing)
  await expectTexts(page.locator('.price-list'), landingPrices)
  await expectTexts(page.locator('.feature-list'), features.flat())
  await page.goto('/nowhere')
  await expectTexts(page.locator('body'), ['Page Not Found'])
})

test('signed in: home, bar, pill and dialogs have every fixed text @desktop', async ({ page, isMobile }) => {
  const somebody = somebodyNew()
  await page.goto('/')
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign in with Google' }).first().click()
  await fillGooglesWindow(await opening, { name: '', email: somebody.email })
  const note = page.getByRole('region', { name: 'Before you start' })
  await expectTexts(note, reminder)
  await expect(note.getByRole('button', { name: 'Close' })).toBeVisible()
  await dismissReminder(page)

  await expectTexts(inFront(page), [...unverifiedHome, ...features.flat()])
  // Without a name, the part of the email before the at sign is shown.
  await openAccountMenu(page)
  const menu = isMobile ? dialog(page, 'More') : page.locator('.account-menu')
  await expectTexts(menu, ['My Account', 'Log out', somebody.email.split('@')[0]!])
  await page.keyboard.press('Escape')

  const pill = page.locator('.credits-pill').filter({ visible: true })
  await expect(pill.getByRole('button', { name: /Verify your phone number to unlock 40 credits/ })).toBeVisible()
  await expect(pill.locator('.credits-pill-buy')).toBeDisabled()
  await expect(pill.locator('.credits-pill-buy')).toHaveText('Buy More')
  await expect(pill.locator('.credits-pill-more')).toBeVisible({ visible: !isMobile })

  await verifyPhone(page, somebody)
  await expect(pill.getByRole('button', { name: '40 credits' })).toHaveAccessibleDescription(
    'Use credits to unlock resume, voice, or pitch tools',
  )
  await pill.locator('.credits-pill-buy').click()
  await expectTexts(dialog(page, 'Purchase Credits'), purchase)
  await expect(dialog(page, 'Purchase Credits').getByRole('button', { name: 'Buy Credits Now' })).toBeDisabled()
  await dialog(page, 'Purchase Credits')
    .getByRole('radio', { name: /Premium/ })
    .check({ force: true })
  await expectTexts(dialog(page, 'Purchase Credits'), securePayment)
  await page.keyboard.press('Escape')

  await openHelp(page, 'Feedback')
  await expectTexts(dialog(page, 'Send Feedback'), feedback)
  await dialog(page, 'Send Feedback')
    .getByRole('textbox', { name: /feedback/i })
    .fill('All texts are there.')
  await dialog(page, 'Send Feedback').getByRole('button', { name: 'Submit Feedback' }).click()
  await expectTexts(page.locator('body'), feedbackThanks)

  await page.goto('/payment/success?session_id=cs_nobody')
  await expectTexts(inFront(page), paymentFailed)
  await page.goto('/payment/cancel')
  await expectTexts(inFront(page), paymentCancelled)
  await chooseInAccountMenu(page, 'Log out')
})
