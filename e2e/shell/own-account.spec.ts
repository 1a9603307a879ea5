import { readFileSync } from 'node:fs'
import { newcomerWithCredits, signInThroughPopup } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { chooseInAccountMenu, signedOutHome } from './steps.ts'

test('people download what is stored about them, then delete the account for good', async ({ page }) => {
  const somebody = await newcomerWithCredits(page)

  await chooseInAccountMenu(page, 'Download my data')
  const data = page.getByRole('dialog', { name: 'Download my data' })
  await expectAccessible(page, 'the export dialog')
  const saving = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Download', exact: true }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('greenroom-account.json')
  const account = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(account.profile.email).toBe(somebody.email)
  expect(account.creditHistory).toHaveLength(1)
  await data.getByRole('button', { name: 'Close' }).last().click()

  await chooseInAccountMenu(page, 'Delete account')
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await expect(question).toContainText('You will lose your 40 unspent credits. They are not refunded.')
  await expect(question).toContainText('A scrambled record of your phone number')
  await expectAccessible(page, 'the question before deleting')

  await page.route('**/api/account', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(question.getByText(/could not delete your account completely. Please try again/)).toBeVisible()
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(signedOutHome(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')

  // Somebody who comes back starts from zero; the number has had its trial.
  await page.evaluate(() => sessionStorage.clear())
  await signInThroughPopup(page, somebody)
  await page.getByRole('button', { name: 'Verify phone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone number').fill(somebody.phone)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog.getByText('This phone number has already been used for a trial.').first()).toBeVisible()
})
