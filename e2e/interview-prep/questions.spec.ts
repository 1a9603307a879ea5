import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectRoomForText } from '../large-text.ts'
import { stage } from '../self-practice/steps.ts'
import { newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const nurseResume = 'api/documents/fixtures/nurse.pdf'

async function askForQuestions(page: Page) {
  await page.goto('/interview-prep')
  await page.getByRole('button', { name: 'Generate Tailored Questions' }).click()
  await expect(page.getByText('Please upload your resume')).toBeVisible()
  await expect(page.getByText('This will use 5 credits from your account')).toBeVisible()
  await expect(page.getByText('Available: 40 credits')).toBeVisible()
  await page.getByLabel('Interview Round').selectOption('leadership')
  await expect(page.getByText('Leadership Round')).toBeVisible()
  await expect(page.getByText('assessment of leadership abilities')).toBeVisible()
  await page.getByLabel('Job Description').fill(nurseAd)
  await page.locator('input[type=file]').setInputFiles(nurseResume)
  await expect(page.getByText(/nurse\.pdf/)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Tailored Questions' }).click()
}

test('ten questions to work through: filters, marks, own answers through a reload and aloud, the file, and the end', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await askForQuestions(page)
  await expect(page.getByRole('heading', { name: 'Preparing Your Questions' })).toBeVisible()
  await expect(page.getByText('AI Analysis In Progress')).toBeVisible()
  await expect(page.getByText('Please wait a moment...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Interview Q&A Guide' })).toBeVisible()
  await expect(page.getByText('5 credits spent, 35 left.')).toBeVisible()
  await expect(page.getByText('10 questions, 0 ready', { exact: true })).toBeVisible()

  const items = page.locator('.qa-questions > li')
  await expect(items).toHaveCount(10)
  const ofResume = page.getByRole('button', { name: /^Resume-focused \(\d+\)$/ })
  const count = Number((await ofResume.textContent())!.match(/\d+/)![0])
  await ofResume.click()
  await expect(items).toHaveCount(count)
  await page.getByRole('button', { name: 'All Questions' }).click()

  // Several open at once.
  await items.nth(0).locator('summary').click()
  await items.nth(1).locator('summary').click()
  await expect(page.getByRole('heading', { name: 'Suggested STAR Response' })).toHaveCount(2)
  await items.nth(0).getByRole('button', { name: 'Mark as Practiced' }).click()
  await expect(page.getByText('10 questions, 1 ready')).toBeVisible()

  // Two pieces of an answer of their own: still there after a reload, and copied.
  const [first, second] = ['On my ward I led the daily rounds.', 'Falls went down by 31 percent.']
  const boxes = items.nth(1).getByRole('textbox')
  await boxes.nth(0).fill(first)
  await boxes.nth(1).fill(second)
  await expect(items.nth(1).getByText('2 of 4')).toBeVisible()
  await expectAccessible(page, 'the guide with a plan half filled')
  await expectRoomForText(page, 'the guide with a plan half filled')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(page.getByText('10 questions, 1 ready')).toBeVisible()
  await items.nth(1).locator('summary').click()
  await expect(boxes.nth(0)).toHaveValue(first)
  await items.nth(1).getByRole('button', { name: 'Copy question 2 with its answer' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(new RegExp(`${first}\n.*${second}\n.*: \\[.+\\]`))
  await items.nth(1).getByRole('button', { name: 'Save My Answer' }).click()
  await expect(items.nth(1).getByText('Your answer')).toBeVisible()
  await expectAccessible(page, 'the guide with a saved answer')

  // Aloud, with the plan beside the question; typed instead it begins with those words.
  await page.getByRole('link', { name: 'Practice question 2 aloud (free)' }).click()
  await page.getByRole('button', { name: 'Start practice' }).click()
  await stage(page).getByText('Your plan').first().click()
  await expect(stage(page).getByText(first)).toBeVisible()
  await expectAccessible(page, 'the stage with the plan unfolded')
  await stage(page).getByRole('button', { name: 'Type instead' }).click()
  await expect(stage(page).getByLabel('Your answer')).toHaveValue(`${first} ${second}`)
  await stage(page).getByRole('button', { name: 'Use this answer' }).click()
  await stage(page).getByRole('button', { name: 'Get AI feedback (5 credits)' }).click()
  await expect(stage(page).getByRole('img', { name: /^Score [\d.]+ of 10/ })).toBeVisible()
  await stage(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('button', { name: '30 credits' })).toBeVisible()
  await page.goto('/interview-prep')
  await expect(page.getByText('10 questions, 2 ready')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('greenroom-interview-qa.pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await readFile((await download.path())!)))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('I led the daily rounds')

  await page.getByRole('button', { name: 'Complete Session' }).click()
  await expect(page.getByRole('heading', { name: 'Session Completed' })).toBeVisible()
  await expect(page.getByText('Session Complete!')).toBeVisible()
  await expect(page.getByText('5 credits were used for this session')).toBeVisible()
  await expectAccessible(page, 'the end of the session')
  await page.getByRole('button', { name: 'Review Questions Again' }).click()
  await expect(page.getByText('10 questions, 2 ready')).toBeVisible()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(page.getByRole('button', { name: 'Show last questions' })).toBeVisible()
})
