import { expect, type Page } from '@playwright/test'
import { nurseAd } from '../steps.ts'

/** The stage of the interview, over everything else. */
export const stage = (page: Page) => page.getByRole('dialog', { name: 'Voice practice interview' })

export const atQuestion = (page: Page, number: number) =>
  expect(stage(page).getByRole('heading', { name: `Question ${number} of 10` })).toBeVisible()

const button = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true })

/** Fills in the form and pays for an interview; the first question is shown. */
export async function startInterview(page: Page, settings?: () => Promise<unknown>) {
  await page.goto('/voice-interview')
  await page.getByLabel('Job description').fill(nurseAd)
  await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  if (settings) await page.getByText('How you practice').click()
  await settings?.()
  await page.getByRole('button', { name: 'Start Interview (15 credits)' }).click()
  await atQuestion(page, 1)
}

export async function beginRecording(page: Page, name: 'Record' | 'Record again' = 'Record') {
  // Feedback offers it too, above.
  await button(page, name).last().click()
  // 'Record again' asks the question again, and waits.
  if (name === 'Record again') await button(page, 'Record').click()
  await expect(button(page, 'Stop')).toBeVisible()
}

/** Speaks until the answer's clock has counted these seconds. */
export async function answerAloud(page: Page, { seconds = 2, again = false } = {}) {
  await beginRecording(page, again ? 'Record again' : 'Record')
  await expect(stage(page).getByRole('timer')).toContainText(`1:${60 - seconds}`)
  await button(page, 'Stop').click()
  await expect(stage(page).getByRole('region', { name: /your answer$/ })).toBeVisible()
}

export async function typeAnswer(page: Page, words: string) {
  await button(page, 'Type instead').click()
  await stage(page).getByLabel('Your answer').fill(words)
  await button(page, 'Use this answer').click()
  // As one text, then part by part.
  for (const sentence of words.split(/(?<=\.) /))
    await expect(stage(page).getByRole('region', { name: 'Your words' })).toContainText(sentence)
}

/** Says that the answer is one to its question, which only the user can tell for sure; the score follows. */
export async function sayItAnswers(page: Page) {
  await scoreShown(page)
  const question = stage(page).getByRole('group', { name: 'Does this answer the question?' })
  // Asked first where the score waits for it, else part of how the score is made.
  if (!(await question.isVisible())) await stage(page).getByText('How this score is made').click()
  await question.getByRole('button', { name: 'Yes, it does' }).click()
  await expect(stage(page).getByText('Corrected by you. Your score counts it.')).toBeVisible()
}

export const next = (page: Page) => button(page, 'Next').click()
export const skip = (page: Page) => button(page, 'Skip').click()
export const complete = (page: Page) => button(page, 'Complete').click()

/** Waits for the feedback on the shown answer and returns its score. */
export async function scoreShown(page: Page): Promise<number> {
  const ring = stage(page).getByRole('img', { name: /^Score \d+\.\d of 10/ })
  await expect(ring).toBeVisible()
  return Number((await ring.getAttribute('aria-label'))!.match(/\d+\.\d/)![0])
}

/** Computed separately, in tenths: what the summary must say for these scores. */
export function meanByHand(scores: readonly number[]): string {
  const tenths = scores.map((score) => Math.round(score * 10)).reduce((sum, score) => sum + score, 0)
  return (Math.round(tenths / scores.length) / 10).toFixed(1)
}

/** The newest score of each question, as the server gave it. */
export function listenToScores(page: Page): Map<number, number> {
  const scores = new Map<number, number>()
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/interview-feedback') || !response.ok()) return
    const { questionIndex } = response.request().postDataJSON() as { questionIndex: number }
    const body = await response.json().catch(() => null)
    if (body) scores.set(questionIndex, body.score)
  })
  return scores
}
