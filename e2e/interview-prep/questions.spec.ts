import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectRoomForText } from '../large-text.ts'
import { speakingInto } from '../microphone.ts'
import { newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

test.use(speakingInto())

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

test('ten questions to work through: filters, marks, own answers through a reload and a closed tab, the file, and the end', async ({
  page: first,
  context,
}) => {
  let page = first
  await newcomerWithCredits(page)
  await askForQuestions(page)
  await expect(page.getByRole('heading', { name: 'Preparing Your Questions' })).toBeVisible()
  await expect(page.getByText('AI Analysis In Progress')).toBeVisible()
  await expect(page.getByText('Please wait a moment...')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Interview Q&A Guide' })).toBeVisible()
  await expect(page.getByText('5 credits spent, 35 left.')).toBeVisible()
  await expect(page.getByText('10 questions', { exact: true })).toBeVisible()

  let items = page.locator('.qa-questions > li')
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
  await expect(page.getByText('1 of 10 practiced')).toBeVisible()

  await items.nth(1).getByRole('button', { name: 'Save My Answer' }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('On my ward I led the daily rounds, and falls went down.')
  await items.nth(1).getByRole('button', { name: 'Save My Answer' }).click()
  await items.nth(1).getByRole('button', { name: 'Get AI feedback (5 credits)' }).click()
  await expect(items.nth(1).getByRole('img', { name: /^Score [\d.]+ of 10/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '30 credits' })).toBeVisible()
  await expectAccessible(page, 'the guide with an own answer and the feedback on it')
  await expectRoomForText(page, 'the guide with an own answer and the feedback on it')

  // The tab is reloaded in the middle of a spoken answer, then closed: nothing is lost.
  page.on('dialog', (question) => void question.accept())
  await items.nth(0).getByRole('button', { name: 'Save My Answer' }).click()
  await items.nth(0).getByRole('button', { name: 'Say it instead' }).click()
  await items.nth(0).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(items.nth(0).getByRole('timer')).toContainText('1:57')
  await page.reload()
  const player = items.nth(0).getByRole('region', { name: 'Question 1, your answer' })
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('slider', { name: 'Position' })).not.toHaveValue('0')
  await expect(page.getByText('1 of 10 practiced')).toBeVisible()
  page = await context.newPage()
  items = page.locator('.qa-questions > li')
  await first.close()
  await page.goto('/interview-prep')
  const offer = page.getByRole('alertdialog', { name: 'Your own answers are still here' })
  await expect(offer).toContainText('2 answers of your own')
  await expectAccessible(page, 'own answers of a closed tab')
  await offer.getByRole('button', { name: 'Continue' }).click()
  await items.nth(1).locator('summary').first().click()
  await expect(items.nth(1).getByRole('img', { name: /^Score [\d.]+ of 10/ })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('greenroom-interview-qa.pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await readFile((await download.path())!)))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain('I led the daily rounds')
  expect(text).toMatch(/[\d.]+ of 10/)

  await page.getByRole('button', { name: 'Complete Session' }).click()
  await expect(page.getByRole('heading', { name: 'Session Completed' })).toBeVisible()
  await expect(page.getByText('Session Complete!')).toBeVisible()
  await expect(page.getByText('5 credits were used for this session')).toBeVisible()
  await expectAccessible(page, 'the end of the session')
  await page.getByRole('button', { name: 'Review Questions Again' }).click()
  await expect(page.getByText('1 of 10 practiced')).toBeVisible()
  await page.getByRole('button', { name: 'Start Over' }).click()
  await expect(page.getByRole('button', { name: 'Show last questions' })).toBeVisible()
})
