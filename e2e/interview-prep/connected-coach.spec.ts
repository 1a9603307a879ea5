import type { Page } from '@playwright/test'
import { defaultScript } from '../../api/coach/testing/default-script.ts'
import { answer, fail } from '../../api/coach/testing/openai-script.ts'
import { test } from '../connected.ts'
import { newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect } from '../story.ts'

const fill = async (page: Page, jobLabel: string) => {
  await page.getByRole('textbox', { name: jobLabel, exact: true }).fill(nurseAd)
  await page.locator('input[type=file]').filter({ visible: true }).setInputFiles('api/documents/fixtures/nurse.pdf')
}

test('an AI that fails gives the credits back and the built-in coach’s questions; a reload in the middle fetches the brief, paid once', async ({
  page,
  connected,
}) => {
  await newcomerWithCredits(page)
  connected.model.setScript(() => fail(500))
  await page.goto('/interview-prep')
  await fill(page, 'Job Description')
  await page.getByRole('button', { name: 'Generate Tailored Questions' }).click()
  await expect(page.getByText('The AI could not write this; your 5 credits are back. You have 40.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('button', { name: '40 credits' })).toBeVisible()
  await page.locator('.qa-questions > li').first().locator('summary').click()
  await expect(page.getByText('The AI could not write this part. The built-in coach did.').first()).toBeVisible()

  connected.model.setScript((request, nth) => {
    const behaviour = defaultScript(request, nth)
    return behaviour.kind === 'answer' ? answer(behaviour.content, { firstTokenMs: 3_000 }) : behaviour
  })
  await page.getByRole('link', { name: 'By round' }).click()
  await page.getByLabel('Interview round').selectOption('technical')
  await page.getByRole('button', { name: 'Start Preparation' }).click()
  // What code computes is there at once; the model is still thinking.
  await expect(page.getByRole('heading', { name: 'This round' })).toBeVisible()
  await expect(page.getByText('5 credits are on hold, not spent.').first()).toBeVisible()
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toBe('beforeunload')
  await expect(page.getByText('5 credits spent, 35 left.')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.prep-questions > li')).toHaveCount(10)
  await expect(page.getByRole('button', { name: '35 credits' })).toBeVisible()
})
