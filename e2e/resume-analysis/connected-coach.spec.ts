import type { Page } from '@playwright/test'
import { defaultScript } from '../../api/coach/testing/default-script.ts'
import { answer, fail } from '../../api/coach/testing/openai-script.ts'
import { test } from '../connected.ts'
import { newcomerWithCredits, nurseAd, openAnalysis } from '../steps.ts'
import { expect, expectAccessible } from '../story.ts'

async function pressAnalyze(page: Page) {
  await newcomerWithCredits(page)
  await openAnalysis(page)
  await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
}

test('when the AI fails, the credits are back, and what the built-in coach wrote is there and says so', async ({
  page,
  connected,
}) => {
  connected.model.setScript((request, nth) => (request.schemaName === 'company' ? defaultScript(request, nth) : fail(500)))
  await pressAnalyze(page)
  await expect(page.getByText('The AI could not write this; your 15 credits are back. You have 40.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('button', { name: '40 credits' })).toBeVisible()
  await expect(page.getByRole('img', { name: /ATS score \d+ of 100/ })).toBeVisible()
  const mark = 'The AI could not write this part. The built-in coach did.'
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(mark)
  await expect(page.getByRole('region', { name: 'The company' })).not.toContainText(mark)
  await expectAccessible(page, 'results of the built-in coach')
})

test('a reload in the middle fetches the answer, and it is paid once', async ({ page, connected }) => {
  connected.model.setScript((request, nth) => {
    const behaviour = defaultScript(request, nth)
    return behaviour.kind === 'answer' ? answer(behaviour.content, { firstTokenMs: 5_000 }) : behaviour
  })
  await pressAnalyze(page)
  // What code computes is there at once; the model is still thinking.
  await expect(page.getByRole('img', { name: /ATS score \d+ of 100/ })).toBeVisible()
  await expect(page.getByText('15 credits are on hold, not spent.').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/15 credits spent, 25 left/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('img', { name: /ATS score \d+ of 100/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()

  // Later the server has it no longer. It is still in the tab, where nobody can read it.
  await expect(page.getByText('It stays in this tab until you close it or log out')).toBeVisible()
  await page.route('**/api/answers', (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: '', error: '' } }),
  )
  const kept = await page.evaluate(() => Object.values(sessionStorage).join())
  expect(kept).not.toMatch(/acute care|Riverside/i)
  await page.reload()
  await expect(page.getByRole('img', { name: /ATS score \d+ of 100/ })).toBeVisible()
  await expect(page.getByText('15 credits spent.')).toBeVisible()
})

test('an answer to a question becomes a line for the resume, written by the AI and ready to copy', async ({
  page,
  connected,
}) => {
  const bullet = 'Held BLS and ACLS certification [from whom] until 2027'
  connected.model.setScript((request, nth) =>
    request.schemaName === 'told_bullets'
      ? answer({ items: [{ line: 'Q1', bullet, from: ['Q1'] }] })
      : defaultScript(request, nth),
  )
  await pressAnalyze(page)
  await expect(page.getByText(/15 credits spent, 25 left/)).toBeVisible({ timeout: 60_000 })
  const cards = page.getByRole('region', { name: 'What the ad asks for' })
  await page.getByRole('button', { name: 'Answer the next question' }).click()
  await cards.getByRole('button', { name: 'A little', exact: true }).click()
  await cards.getByRole('textbox').fill('BLS and ACLS certification until 2027.')
  await cards.getByRole('button', { name: 'Add' }).click()
  await expect(page.getByText('You told us: a little')).toBeVisible()
  await expect(page.getByText('A line for your resume')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: `Copy: ${bullet}` })).toBeVisible()
  await page.reload()
  await expect(page.getByText('A line for your resume')).toBeVisible()
  await expectAccessible(page, 'a line made of an answer')
})
