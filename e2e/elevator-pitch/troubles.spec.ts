import { problems } from '../../api/contract/problems.ts'
import { speakingInto } from '../microphone.ts'
import { readyForOffline } from '../self-practice/steps.ts'
import { newcomer, newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { analyze, changeLines, credits, failing, feedback, fillForm, generate, record } from './flow-steps.ts'

test.use({ ...speakingInto(), serviceWorkers: 'allow' })

const unavailable = { status: 503, code: 'unavailable', message: `${problems.unavailable.message} Your 10 credits are back.` }
const notUnderstood = {
  status: 422,
  code: 'not_understood',
  message: `${problems.not_understood.message} Your 10 credits are back.`,
}
const generation = '**/api/elevator-pitch/generate'
const analysis = '**/api/elevator-pitch/analyze'

test('a form with faults says each, an unreadable resume stops the script, and a script that fails costs nothing', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await page.goto('/elevator-pitch')
  await page.getByRole('button', { name: 'Upload Resume to Continue' }).click()
  await expect(page.getByText('Job description is required')).toBeVisible()
  await expect(page.getByText('Please choose a resume file, or continue without one.')).toBeVisible()
  await expectAccessible(page, 'the form with faults')
  await page.getByLabel('Job description').fill('x'.repeat(5_012))
  await expect(page.getByText('Job description should be less than 5000 characters')).toBeVisible()
  await expect(page.getByText('5,012 of 5,000 characters, cut 12')).toBeVisible()

  await fillForm(page, 'api/documents/fixtures/scanned.pdf')
  await generate(page)
  await expect(page.getByText(/^Failed to extract resume text: /)).toBeVisible()
  await expect(credits(page, 40)).toBeVisible()
  await page.getByRole('radio', { name: /No resume/ }).check()
  const mended = await failing(page, generation, unavailable)
  await generate(page)
  await expect(page.getByText('Failed to generate script. Please try again.')).toBeVisible()
  await expect(page.getByText('Your 10 credits are back. Your form is still here.')).toBeVisible()
  await mended()
  await generate(page)
  await expect(page.getByRole('heading', { name: 'Your script', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fill in 5 blanks' })).toBeVisible()
  await changeLines(page)
  await expect(page.getByText('1 of 5 parts ready')).toBeVisible()
  await expect(credits(page, 30)).toBeVisible()
})

test('an analysis that fails leads back to the recording, one that understands nothing to its panel, a resume without text only to a note, and a tunnel to nothing worse than waiting', async ({
  page,
  context,
}) => {
  await newcomerWithCredits(page)
  await fillForm(page, 'api/documents/fixtures/scanned.pdf')
  await page.getByRole('button', { name: 'Record without a script' }).click()
  await record(page, 1)
  await page.getByRole('button', { name: 'Add what you said' }).click()
  await expect(page.getByLabel('What you said')).toBeFocused()
  await page.getByLabel('What you said').fill('I am Ana, a nurse. I cut falls on my ward by 31 percent. When may I come by?')

  let mended = await failing(page, analysis, unavailable)
  await analyze(page)
  await expect(page.getByText('Resume Processing Issue')).toBeVisible()
  // The reason stays where the analysis is asked for again.
  await expect(
    page.getByText(/^Failed to extract resume text: .* The analysis continues with the job description alone\.$/),
  ).toBeVisible()
  await expect(page.getByText('Failed to analyze pitch. Please try again.')).toBeVisible()
  await expect(page.getByText('Your 10 credits are back. Your recording is still here.')).toBeVisible()
  await mended()

  mended = await failing(page, analysis, notUnderstood)
  await analyze(page)
  await expect(page.getByText("We couldn't understand your speech.", { exact: false })).toBeVisible()
  await expect(page.getByText(/^Your 10 credits are back\./)).toBeVisible()
  await expectAccessible(page, 'not understood')
  await mended()
  await page.getByRole('button', { name: 'Type what I said' }).click()
  await expect(page.getByLabel('What you said')).toHaveValue(/^I am Ana/)

  await readyForOffline(page)
  // In a tunnel the request waits on the device: a reload does not lose it, and it can be taken back.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Analyze when connected' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for a connection' })).toBeVisible()
  await page.getByRole('button', { name: 'Don’t send it' }).click()
  await page.getByRole('button', { name: 'Analyze when connected' }).click()
  await expect(page.getByRole('button', { name: '1 recording waiting for a connection' })).toBeVisible()
  await expectAccessible(page, 'waiting for a connection')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page
    .getByRole('alertdialog', { name: /unfinished recording/ })
    .getByRole('button', { name: 'Continue' })
    .click()
  await expect(page.getByText(/No connection. Keep going. Your recording is safe on this device/)).toBeVisible()
  const asked = page.waitForRequest(analysis)
  await context.setOffline(false)
  expect((await asked).headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  await feedback(page)
  await expect(page.getByText('10 credits spent, 30 left.')).toBeVisible()
  await expect(page.getByRole('button', { name: /waiting for a connection/ })).toBeHidden()
})

test('without enough credits a script is not asked for, and practicing is free', async ({ page }) => {
  await newcomer(page)
  await page.goto('/elevator-pitch')
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('radio', { name: /No resume/ }).check()
  await page.getByRole('button', { name: 'Get 40 free credits' }).filter({ visible: true }).click()
  // The free credits are still to be had: they are offered in place, and nothing was sent.
  await expect(page.getByRole('dialog', { name: 'Verify your phone number' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Record without a script' }).click()
  await expect(page.getByRole('button', { name: 'Open the camera' }).filter({ visible: true })).toBeEnabled()
})
