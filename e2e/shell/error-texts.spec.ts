import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ProblemCode, problems } from '../../api/contract/problems.ts'
import { editAd, newcomer, newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { inFront } from './steps.ts'

/** Answers the next call of this path with this. */
const answerOnce = (page: Page, path: string, status: number, json: object) =>
  page.route(path, (route) => route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } }), { times: 1 })

/** Answers the next call of this path as our server does when it fails. */
function failOnce(page: Page, path: string, code: ProblemCode, message: string = problems[code].message) {
  return answerOnce(page, path, problems[code].status, { code, message, error: message, charge: 'none' })
}

const tooLarge = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
const resume = 'api/documents/fixtures/nurse.pdf'

test('what is wrong with a phone number or its code is said under the field where it can be fixed', async ({ page }) => {
  await newcomer(page)
  await page.route('**/api/check-phone', (route) => route.fulfill({ json: { available: true } }))
  await page.getByRole('button', { name: 'Verify phone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your phone number' })
  const number = dialog.getByLabel('Phone number')
  const refuses = (call: string, message: string) =>
    answerOnce(page, `**/accounts:${call}?*`, 400, { error: { code: 400, message } })
  const sendCode = async (typed: string) => {
    await number.fill(typed)
    await dialog.getByRole('button', { name: 'Send code' }).click()
  }

  await expect(dialog.getByLabel('Country')).toHaveValue('US')
  await number.fill('415')
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeDisabled()
  await sendCode('+0123456789')
  await expect(dialog.getByText(/^This is not a phone number we can reach/)).toBeVisible()
  for (const [service, sentence] of [
    ['QUOTA_EXCEEDED', 'Verification limit reached. Please try again tomorrow.'],
    ['CAPTCHA_CHECK_FAILED', 'We could not confirm that you are not a robot. Please try again.'],
    ['MISSING_PHONE_NUMBER', 'Please enter your phone number.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many codes were requested. Please wait a while and try again.'],
  ] as const) {
    await refuses('sendVerificationCode', service)
    await sendCode('+14155550123')
    await expect(dialog.getByText(sentence)).toBeVisible()
  }

  // A number from abroad chooses its country; the country chosen last decides.
  await number.fill('0044 20 7946 0958')
  await expect(dialog.getByLabel('Country')).toHaveValue('GB')
  await dialog.getByLabel('Country').selectOption({ label: 'United States (+1)' })
  await page.clock.install()
  await sendCode('(415) 555-0123')
  await expect(dialog.getByText('We sent a code to +1 415 555 0123. It may take a minute to arrive.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled()
  await page.clock.fastForward(30_000)
  const sendAnother = dialog.getByRole('button', { name: 'Send a new code', exact: true })
  await refuses('sendVerificationCode', 'TOO_MANY_ATTEMPTS_TRY_LATER')
  await sendAnother.click()
  await expect(dialog.getByText('Too many codes were requested. Please wait a while and try again.')).toBeVisible()
  await sendAnother.click()
  await expect(dialog.getByText('We sent a new code to +1 415 555 0123.')).toBeVisible()
  await expectAccessible(page, 'the step of the code')
  const code = dialog.getByLabel('6-digit code')
  const verify = async () => {
    await code.fill('')
    await code.fill('000000')
  }
  await refuses('signInWithPhoneNumber', 'INVALID_CODE')
  await verify()
  await expect(dialog.getByText('This code is wrong. Please check the message and enter it again.')).toBeVisible()
  await refuses('signInWithPhoneNumber', 'MISSING_CODE')
  await verify()
  await expect(dialog.getByText('Please enter the 6-digit code from the message.')).toBeVisible()
  // These two lead back to the number, which is still filled in.
  for (const [service, sentence] of [
    ['SESSION_EXPIRED', 'This code has expired. Please request a new one.'],
    ['INVALID_SESSION_INFO', 'Session expired. Please request a new verification code.'],
  ] as const) {
    await refuses('signInWithPhoneNumber', service)
    await verify()
    await expect(dialog.getByText(sentence)).toBeVisible()
    await expect(number).toHaveValue('(415) 555-0123')
    await dialog.getByRole('button', { name: 'Send code' }).click()
  }
  await failOnce(page, '**/api/verify-phone', 'database_error')
  const shown = await dialog.getByText(/your code is \d{6}/).textContent()
  await code.fill(shown!.match(/\d{6}/)![0])
  await expect(dialog.getByText('This phone number is already registered with another account.')).toBeVisible()
  // The number is linked: the code need not be entered again.
  await expect(code).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('what goes wrong with a paid request is said above its form, which stays filled in', async ({ page }) => {
  await newcomerWithCredits(page)
  await page.getByRole('link', { name: 'Resume', exact: true }).click()
  const screen = inFront(page)
  const file = screen.locator('input[type=file]')
  const says = (sentence: string) => expect(screen.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
  /** Clicks the button while the next call of this path fails. */
  async function fails(name: string, path: string, code: ProblemCode, sentence: string, message?: string) {
    await failOnce(page, path, code, message)
    await screen.getByRole('button', { name }).click()
    await says(sentence)
  }
  /** Clicks the button with a file that has been deleted from the disk. */
  async function failsWithoutFile(name: string, sentence: string) {
    const path = join(tmpdir(), `greenroom-gone-${process.pid}.pdf`)
    writeFileSync(path, 'x')
    await file.setInputFiles(path)
    rmSync(path)
    await screen.getByRole('button', { name }).click()
    await says(sentence)
    await file.setInputFiles(resume)
  }
  const notCharged = 'Failed to deduct credits. Please try again.'

  await screen.getByLabel('Job description').fill(nurseAd)
  const analyze = ['Analyze Resume (15 credits)', '**/api/analyze'] as const
  await failsWithoutFile(analyze[0], 'An error occurred while preparing your submission. Please try again.')
  await fails(...analyze, 'unauthenticated', 'Authentication required. Please sign in again.')
  await fails(...analyze, 'charge_failed', notCharged)
  await editAd(screen)
  await expect(screen.getByLabel('Job description')).toHaveValue(nurseAd)

  await page.getByRole('link', { name: /Practice/ }).click()
  const start = ['Start Interview (15 credits)', '**/api/analyze'] as const
  await fails(...start, 'charge_failed', notCharged)
  await fails(...start, 'unavailable', 'Failed to start interview session. Please try again.')
  const noQuestions = 'Failed to generate interview questions. Please try again.'
  await fails(...start, 'unavailable', noQuestions, noQuestions)

  await page.getByRole('link', { name: 'Prep', exact: true }).click()
  const generate = ['Generate Tailored Questions', '**/api/interview-qa/generate'] as const
  await fails(...generate, 'charge_failed', notCharged)
  const toast = page.getByRole('region', { name: 'Messages' })
  await expect(toast.getByText('Error', { exact: true })).toBeVisible()
  await expect(toast.getByText(notCharged)).toBeVisible()
  await fails(...generate, 'unavailable', 'Failed to start interview session. Please try again.')
  await toast.getByRole('button', { name: 'Dismiss message' }).click()
  await file.setInputFiles(tooLarge)
  await says('Resume file size must be less than 5MB')

  await screen.getByRole('link', { name: 'By round' }).click()
  await screen.getByLabel('Interview round', { exact: true }).selectOption('panel')
  const prepare = ['Start Preparation', '**/api/interview-prep/generate'] as const
  await file.setInputFiles({ name: 'resume.pages', mimeType: '', buffer: Buffer.from('x') })
  await says('Please upload a PDF, DOC, DOCX, or TXT file for your resume')
  await file.setInputFiles(tooLarge)
  await says('Resume file size exceeds 5MB limit. Please upload a smaller file.')
  await failsWithoutFile(prepare[0], 'Failed to start interview preparation. Please try again.')
  await fails(...prepare, 'unavailable', 'Failed to generate interview preparation. Please try again.')
  await page.route('**/api/credits', (route) => route.fulfill({ json: { credits: 4 } }))
  // A balance requested just before may still arrive after this one.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    const pill = page.getByRole('button', { name: '4 credits', exact: true }).filter({ visible: true })
    await expect(pill).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  const tooFew = 'You need 5 credits to generate interview preparation. You have 4 credits remaining.'
  await expect(screen.getByRole('button', { name: 'Buy more' })).toHaveAccessibleDescription(tooFew)
  await expect(screen.getByText(tooFew)).toBeVisible()
  await expect(screen.getByRole('button', { name: prepare[0] })).toBeHidden()
  await page.unroute('**/api/credits')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))

  await page.getByRole('link', { name: /Practice/ }).click()
  await screen.getByRole('link', { name: 'Pitch' }).click()
  await expect(screen.getByText('Sixty seconds about you')).toBeVisible()
  await file.setInputFiles(tooLarge)
  await says('File size should be less than 5MB')
  await file.setInputFiles(resume)
  await fails('Generate Script (10 credits)', '**/api/elevator-pitch/generate', 'charge_failed', notCharged)
})
