import { newcomer } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { inFront, openHelp } from './steps.ts'

test.use({ allowedNoise: /dynamically imported module|could not be shown|Importing a module/ })

test('a dialog that cannot be loaded says so, leaves the screen as it was, and opens at the next try', async ({ page }) => {
  await newcomer(page)
  const parts = '**/assets/faq-dialog*.js*'
  await page.route(parts, (route) => route.abort())
  await openHelp(page, 'FAQs')
  const error = page.getByRole('alertdialog', { name: 'An error occurred' })
  await expect(error).toContainText('could not be loaded. Please check that you are online')
  await error.getByRole('button', { name: 'Close' }).last().click()
  await expect(inFront(page).getByRole('link', { name: /Resume Analytics/ })).toBeVisible()
  await page.unroute(parts)
  await openHelp(page, 'FAQs')
  await expect(page.getByRole('dialog', { name: 'FAQs' })).toBeVisible()
})

test("the dialog 'An error occurred' reports a part of the app that cannot be loaded, and trying again works", async ({
  page,
}) => {
  await newcomer(page)
  const parts = '**/assets/resume-analysis-page*.js'
  await page.route(parts, (route) => route.abort())
  await inFront(page)
    .getByRole('link', { name: /Resume Analytics/ })
    .click()
  const dialog = page.getByRole('alertdialog', { name: 'An error occurred' })
  await expect(dialog).toContainText('could not be loaded. Please check that you are online')
  await expectAccessible(page, 'the generic error dialog')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  await page.unroute(parts)
  await inFront(page).getByRole('button', { name: 'Try again' }).click()
  await expect(inFront(page).getByLabel('Job description')).toBeVisible()
})
