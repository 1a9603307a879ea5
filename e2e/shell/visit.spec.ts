import { newcomer } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { openHelp } from './steps.ts'

test('the reminder shows once per visit and leads to the FAQs', async ({ page, context }) => {
  await newcomer(page)
  await page.reload()
  await expect(page.getByText('What are you getting ready for?')).toBeVisible()
  const reminder = page.getByRole('dialog', { name: 'Before you start' })
  await expect(reminder).toBeHidden()

  const secondVisit = await context.newPage()
  await secondVisit.goto('/')
  const again = secondVisit.getByRole('dialog', { name: 'Before you start' })
  await expect(again).toContainText('We do not store resumes, job descriptions or analysis results.')
  await expectAccessible(secondVisit, 'the reminder')
  await again.getByRole('button', { name: 'FAQs' }).click()
  await expect(again).toBeHidden()
  await expect(secondVisit.getByRole('dialog', { name: 'FAQs' })).toBeVisible()
})

test('five questions open, and the disclaimer has three paragraphs @desktop', async ({ page }) => {
  await page.goto('/')
  await openHelp(page, 'FAQs')
  const faqs = page.getByRole('dialog', { name: 'FAQs' })
  const questions = faqs.locator('summary')
  await expect(questions).toHaveCount(5)
  for (const question of await questions.all()) await question.click()
  await expect(faqs.getByText(/non-refundable, but technical issues are reviewed/)).toBeVisible()
  await expect(faqs.locator('.disclaimer p')).toHaveCount(3)
  await expectAccessible(page, 'the FAQs, unfolded')
  await faqs.getByRole('button', { name: 'Close' }).last().click()
  await expect(faqs).toBeHidden()
})
