import type { Page } from '@playwright/test'
import { nurseAd } from '../steps.ts'
import { expect } from '../story.ts'
import { recordFor } from './studio-steps.ts'

/** What is shown of the credits, wherever this width shows it. */
export const credits = (page: Page, count: number) =>
  page.getByRole('button', { name: `${count} credits`, exact: true }).filter({ visible: true })

export async function fillForm(page: Page, resume = 'api/documents/fixtures/nurse.pdf') {
  await page.goto('/elevator-pitch')
  await page.getByLabel('Job description').fill(nurseAd)
  await page.locator('input[type=file]').setInputFiles(resume)
}

/** About 150 words with the greeting and the closing: what a user would say of each part of the draft. */
const inOwnWords = {
  'Who you are':
    'I am a registered nurse with six years on busy surgical units, and I would like to work on your medical-surgical unit.',
  'First proof':
    'At my last hospital I looked after six patients a shift and noticed that we lost half an hour a day to looking for supplies. I drew up a cart for each hall, tried it for a month with two colleagues, and the time fell by half. Every unit of the house has those carts now.',
  'Second proof':
    'Last winter I trained eleven new nurses in Epic, two at a time, on their own patients. After four weeks all of them charted before the end of the shift, and three of them asked me to be their mentor for the rest of the year.',
  'Why here':
    'You write that you care for three hundred patients a day, and that you need people who teach patients before they go home. That is the part of the work I like best, and I would like to do more of it.',
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).filter({ visible: true }).click()

/** Without a model: the script's lines, and those to choose instead. */
export async function changeLines(page: Page) {
  await press(page, 'Change lines')
  await expect(page.getByRole('heading', { name: 'Your script, part by part' })).toBeVisible()
}

export const generate = (page: Page) => press(page, 'Generate Script (10 credits)')

/** Says each part in the user's words. */
export async function fillParts(page: Page) {
  for (const [part, words] of Object.entries(inOwnWords)) await page.getByRole('textbox', { name: part }).fill(words)
}

/** Opens the camera and records for about so many seconds. */
export async function record(page: Page, seconds: number) {
  await page.getByRole('button', { name: 'Open the camera' }).filter({ visible: true }).click()
  await recordFor(page, seconds)
}

/** Answers the next calls of this path as the server does when it cannot. */
export async function failing(page: Page, path: string, problem: { status: number; code: string; message: string }) {
  const { status, ...body } = problem
  const answer = { ...body, error: body.message, creditsReturned: 10, charge: 'returned' }
  await page.route(path, (route) => route.fulfill({ status, json: answer }))
  return () => page.unroute(path)
}

export async function analyze(page: Page) {
  await page.getByRole('button', { name: 'Analyze (10 credits)' }).filter({ visible: true }).click()
}

export const feedback = (page: Page) => expect(page.getByRole('heading', { name: 'Your feedback' })).toBeVisible()
