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
