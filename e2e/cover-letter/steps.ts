import { expect, type Page } from '@playwright/test'

export const reason = 'My mother was a patient on your ward.'

export async function fill(page: Page, ad: string) {
  await page.goto('/cover-letter')
  await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await page.getByLabel('Job description').fill(ad)
  await page.getByLabel('Why this employer?').fill(reason)
}

export async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy all' }).click()
  await expect(page.getByText('Everything is on your clipboard.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}
