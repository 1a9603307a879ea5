import type { Page } from '@playwright/test'
import { newcomer } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { openHelp } from './steps.ts'

/** Signed in, so that the limit counts per person, not per machine. */
async function openFeedback(page: Page) {
  await newcomer(page)
  await openHelp(page, 'Feedback')
  return page.getByRole('dialog', { name: 'Send Feedback' })
}

test('feedback without an email is sent and thanked for, and the dialog closes by itself', async ({ page }) => {
  const dialog = await openFeedback(page)
  await expect(dialog.getByRole('radio', { name: 'Suggestion' })).toBeChecked()
  await expectAccessible(page, 'the feedback dialog')

  await dialog.getByLabel('Your feedback').fill(' \n ')
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(dialog.getByText('Please provide your feedback before submitting.')).toBeVisible()
  await dialog.getByLabel('Your feedback').fill('👏 <script>alert(1)</script> שלום')
  await dialog.getByLabel(/Email/).fill('ana@')
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(dialog.getByText(/valid email/)).toBeVisible()
  await expectAccessible(page, 'the feedback dialog with faults')
  await dialog.getByLabel(/Email/).fill('')

  const letGo = Promise.withResolvers<void>()
  await page.route('**/api/feedback', async (route) => {
    await letGo.promise
    await route.continue()
  })
  const sent = page.waitForRequest('**/api/feedback')
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  expect((await sent).postDataJSON()).toMatchObject({ feedbackType: 'suggestion', email: '' })
  letGo.resolve()

  const thanks = page.getByRole('dialog', { name: 'Thank you for your feedback!' })
  await expect(thanks).toBeVisible()
  await expect(page.getByText('We appreciate your input and will use it to improve the application.').first()).toBeVisible()
  await expect(thanks).toBeHidden()
})

test('feedback that cannot be sent keeps its text and says why; after five in a minute a person has to wait', async ({
  page,
}) => {
  let dialog = await openFeedback(page)
  const words = 'x'.repeat(10_000)
  await dialog.getByLabel('Your feedback').fill(words)
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(dialog.getByText('Failed to submit feedback. Please try again later.')).toBeVisible()
  await page.route('**/api/feedback', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(dialog.getByText(/No connection/)).toBeVisible()
  await expect(dialog.getByLabel('Your feedback')).toHaveValue(words)

  for (let sent = 1; sent <= 5; sent += 1) {
    await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
    const thanks = page.getByRole('dialog', { name: 'Thank you for your feedback!' })
    await expect(thanks).toBeVisible()
    // It closes by itself after two seconds; a person does not have to wait.
    await page.keyboard.press('Escape')
    await expect(thanks).toBeHidden()
    await openHelp(page, 'Feedback')
    dialog = page.getByRole('dialog', { name: 'Send Feedback' })
    await dialog.getByLabel('Your feedback').fill(`number ${sent + 1}`)
  }
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(dialog.getByText(/Too many requests/)).toBeVisible()
  await expect(dialog.getByLabel('Your feedback')).toHaveValue('number 6')
})
