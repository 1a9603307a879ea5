import { newcomerWithCredits, openAnalysis } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

const unreadable = `Barista wanted by the sea.
Latte art and till experience.
We open at seven and close when the last guest goes.
Call Sam on 555 0100 after ten.`

test('an ad in which nothing is understood costs nothing; the person marks its requirements, and it goes on', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await openAnalysis(page)
  await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.docx')
  await page.getByLabel('Job description').fill(unreadable)
  await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
  await expect(page.getByRole('heading', { name: 'Which lines are the requirements?' })).toBeFocused()
  await expect(page.getByText('Your 15 credits are back.')).toBeVisible()
  await expect(page.getByRole('button', { name: '40 credits' })).toBeVisible()

  const go = page.getByRole('button', { name: 'Score against these lines' })
  await go.click()
  await expect(page.getByText('Please mark at least one line.')).toBeVisible()
  await expectAccessible(page, 'the lines to mark')
  await page.getByRole('checkbox', { name: 'Latte art and till experience.' }).press('Space')
  await go.press('Enter')
  await expect(page.getByRole('img', { name: /ATS score \d+ of 100/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()
})
