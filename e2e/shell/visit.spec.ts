import { somebodyNew } from '../somebody.ts'
import { atHome, signInThroughPopup } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { openHelp } from './steps.ts'

test('the reminder is a note on the page, shown once per device, and leads to the FAQs', async ({ page, context }) => {
  await signInThroughPopup(page, somebodyNew(), '/analysis')
  const note = page.getByRole('region', { name: 'Before you start' }).filter({ visible: true })
  await note.scrollIntoViewIfNeeded()
  await expect(note).toContainText('We do not store resumes, job descriptions or analysis results.')
  await expectAccessible(page, 'the reminder')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await note.getByRole('button', { name: 'FAQs' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'FAQs' })).toBeVisible()

  const secondVisit = await context.newPage()
  await secondVisit.goto('/')
  await atHome(secondVisit)
  await expect(secondVisit.getByRole('region', { name: 'Before you start' })).toBeHidden()
})

test('five questions open, and the disclaimer has three paragraphs', async ({ page }) => {
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
