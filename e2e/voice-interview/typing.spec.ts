import type { Page } from '@playwright/test'
import { expectRoomForText } from '../large-text.ts'
import { keepScores, keptScores } from '../shell/steps.ts'
import { somebodyNew } from '../somebody.ts'
import { signInThroughPopup, verifyPhone } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import {
  atQuestion,
  complete,
  meanByHand,
  next,
  sayItAnswers,
  scoreShown,
  skip,
  stage,
  startInterview,
  typeAnswer,
} from './steps.ts'

/** A keyboard leaves 410 px: the whole field and its button are in sight. */
async function typeAboveKeyboard(page: Page) {
  const usual = page.viewportSize()!
  await stage(page).getByRole('button', { name: 'Type instead' }).click()
  const field = stage(page).getByLabel('Your answer')
  await expect(field).toBeFocused()
  await page.setViewportSize({ width: 360, height: 410 })
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(stage(page).getByRole('button', { name: 'Use this answer' })).toBeInViewport()
  await page.setViewportSize(usual)
  await stage(page).getByRole('button', { name: 'Cancel' }).click()
}

/** The message covers none of the stage's controls, and can be dismissed above it. */
async function expectToastBeside(page: Page) {
  const toast = (await stage(page).locator('.toast').boundingBox())!
  for (const control of await stage(page).getByRole('button').filter({ visible: true }).all()) {
    if ((await control.getAttribute('aria-label')) === 'Dismiss message') continue
    const box = (await control.boundingBox())!
    expect(box.y >= toast.y + toast.height || box.y + box.height <= toast.y).toBe(true)
  }
  await stage(page).getByRole('button', { name: 'Dismiss message' }).click()
  await expect(stage(page).locator('.toast')).toHaveCount(0)
}

/** Each response says that its server's clock is a day further. */
const aDayLater = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const response = await route.fetch()
    const date = new Date(Date.now() + 25 * 3_600_000).toUTCString()
    await route.fulfill({ response, headers: { ...response.headers(), date } })
  })

const strong =
  'Last spring our ward had two nurses too few. I was in charge of the night shift and had to keep 24 patients safe. ' +
  'I moved the two sickest beside the desk, split the rounds and called the pool. As a result nobody waited longer than five minutes.'

test('somebody who cannot speak types, skips, goes back, is asked for the last answer, and exports the summary', async ({
  page,
}) => {
  const somebody = somebodyNew()
  await signInThroughPopup(page, somebody)
  await page.goto('/voice-interview')
  await expect(page.getByRole('button', { name: 'Get 40 free credits' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Interview (15 credits)' })).toBeHidden()
  await expect(page.getByText("You don't have enough credits. Please purchase more credits to continue.")).toBeVisible()
  await page.goto('/')
  await verifyPhone(page, somebody)
  await keepScores(page)
  await page.goto('/voice-interview')
  await page.getByRole('button', { name: 'Upload Resume to Continue' }).click()
  await expect(page.getByText('Job description must be at least 50 characters')).toBeVisible()
  await expect(page.getByText('Please upload your resume')).toBeVisible()
  await expect(page.getByLabel('Interview round')).toHaveValue('hiring-manager')
  await expectAccessible(page, 'the form with what is missing')
  await startInterview(page, () => page.getByLabel('Time for an answer').selectOption('double'))
  await expect(stage(page).getByText('Up to 4:00').first()).toBeVisible()

  await typeAnswer(page, strong)
  await sayItAnswers(page)
  const first = await scoreShown(page)
  await expectAccessible(page, 'an answer with its feedback')
  // Typed: nothing is said of pace, pauses or loudness.
  await expect(stage(page).getByText('How you said it')).toHaveCount(0)
  await expect(stage(page).getByText(/\b(?:pace|pauses?|loud)\b/i)).toHaveCount(0)
  await next(page)
  await atQuestion(page, 2)
  await expectRoomForText(page, 'a question')
  await typeAboveKeyboard(page)
  await typeAnswer(page, 'I do not know.')
  const poor = await scoreShown(page)
  // Trying again is included, and loses nothing.
  await stage(page).getByRole('button', { name: 'Record again' }).first().click()
  await typeAnswer(page, strong)
  await sayItAnswers(page)
  const better = await scoreShown(page)
  await expect(stage(page).getByText(`Take 2: ${better.toFixed(1)}, up from ${poor.toFixed(1)}.`)).toBeVisible()
  await stage(page).getByText('Take 1, kept').click()
  await expectAccessible(page, 'a second take')
  await stage(page).getByRole('button', { name: 'Use this take' }).click()
  await expect(stage(page).getByText('Take 2, kept')).toBeVisible()
  const second = await scoreShown(page)
  expect(second).toBe(poor)
  expect(first).toBeGreaterThan(second)
  await next(page)
  for (let number = 3; number < 10; number++) {
    await atQuestion(page, number)
    await skip(page)
  }
  await atQuestion(page, 10)
  await complete(page)
  await expect(page.getByText('Record Your Answer')).toBeVisible()
  await expect(stage(page).getByRole('button', { name: 'Finish without it' })).toBeVisible()
  await expectToastBeside(page)
  await stage(page).getByRole('button', { name: 'Question 3, skipped, try it now' }).click()
  await atQuestion(page, 3)

  // Back to a skipped question by its dot, and to the end again.
  await stage(page).getByRole('button', { name: 'Question 4, skipped, try it now' }).click()
  await atQuestion(page, 4)
  await stage(page).getByRole('button', { name: 'Question 10, skipped, try it now' }).click()
  await typeAnswer(page, strong)
  await sayItAnswers(page)
  const last = await scoreShown(page)
  await expectRoomForText(page, 'the last answer with its feedback')
  await complete(page)

  const mean = meanByHand([first, second, last])
  await expect(page.getByRole('img', { name: `Overall score ${mean} of 10` })).toBeVisible()
  expect(await keptScores(page)).toEqual([['voice', Number(mean), 'hiring-manager']])
  await expect(page.getByText('3 of 10 answered, 7 to go')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Answer the other 7' })).toBeVisible()
  await expect(page.getByText('You used double time (4 minutes per answer).')).toBeVisible()
  await expectAccessible(page, 'the summary')
  await expectRoomForText(page, 'the summary')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  expect((await downloading).suggestedFilename()).toBe('greenroom-voice-interview.pdf')

  await page.getByRole('button', { name: 'Review Detailed Feedback' }).click()
  await atQuestion(page, 1)
  await stage(page).getByRole('button', { name: 'Summary' }).click()
  await expect(page.getByText(/Yours until tomorrow at /)).toBeVisible()

  // Home offers the paid questions after a reload too, and its button goes on at once.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/')
  await page.getByRole('link', { name: 'Answer the other 7 (already paid)' }).click()
  await stage(page).getByRole('button', { name: 'Summary' }).click()
  await expect(page.getByText(/Yours until tomorrow at /)).toBeVisible()

  await aDayLater(page)
  await page.reload()
  const proceed = page.getByRole('alertdialog').getByRole('button', { name: 'Continue' })
  await proceed.click()
  const price = 'Feedback on one more answer: 5 credits.'
  await expect(page.getByText(/Your 24 hours ended (today|yesterday) at /).filter({ hasText: price })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Answer the other 7' })).toBeVisible()
  await expectAccessible(page, 'the summary after 24 hours')
  await page.getByRole('button', { name: /^Question 5, To do/ }).click()
  await atQuestion(page, 5)
  await stage(page).getByRole('button', { name: 'Type instead' }).click()
  await stage(page).getByLabel('Your answer').fill(strong)
  await stage(page).getByRole('button', { name: 'Use this answer' }).click()
  await stage(page).getByRole('button', { name: 'Get AI feedback (5 credits)' }).click()
  await scoreShown(page)
  await sayItAnswers(page)
  await stage(page).getByRole('button', { name: 'Summary' }).click()
  await expect(page.getByText('4 of 10 answered, 6 to go')).toBeVisible()
  await expectAccessible(page, 'the summary with one more answer')
  await page.reload()
  await proceed.click()
  await expect(page.getByText('4 of 10 answered, 6 to go')).toBeVisible()
  await expect(page.getByRole('button', { name: '20 credits' }).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start New Session' }).click()
  await page.getByRole('button', { name: 'End and delete' }).click()
  await expect(page.getByRole('button', { name: 'Start Interview (15 credits)' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
