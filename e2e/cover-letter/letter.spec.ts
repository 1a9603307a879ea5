import { defaultScript } from '../../api/coach/testing/default-script.ts'
import { fail } from '../../api/coach/testing/openai-script.ts'
import { test } from '../connected.ts'
import { newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible } from '../story.ts'
import { copied, fill, reason } from './steps.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('an AI that fails gives the credits back and a draft; then a letter for 5 credits shows its lines, is changed, and taken along', async ({
  page,
  connected,
}) => {
  await newcomerWithCredits(page)
  connected.model.setScript(() => fail(500))
  await fill(page, nurseAd)
  const write = page.getByRole('button', { name: 'Write Cover Letter (5 credits)' })
  await write.click()
  await expect(page.getByText('The AI could not write this; your 5 credits are back. You have 40.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()

  connected.model.setScript(defaultScript)
  await page.getByRole('button', { name: 'Write Another Letter' }).click()
  await write.click()
  await page.getByRole('button', { name: 'Write a new one' }).click()
  await expect(page.getByText('5 credits spent, 35 left.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: 'The letter' }).getByText(reason)).toBeVisible()
  await expectAccessible(page, 'a letter')
  await page.getByText('Lines behind each paragraph').click()
  await expect(page.getByRole('region', { name: 'First paragraph' }).getByText(reason)).toBeVisible()
  await expectAccessible(page, 'the lines a letter rests on')

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'Third paragraph' }).fill('May I visit the ward in May?')
  await page.getByRole('button', { name: 'Show the letter' }).click()
  expect(await copied(page)).toMatch(/\n\nMay I visit the ward in May\?\n\nSincerely,/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Word' }).click()
  expect((await downloading).suggestedFilename()).toBe('cover-letter.docx')

  await page.reload()
  await expect(page.getByText('May I visit the ward in May?')).toBeVisible()
  await expect(page.getByRole('button', { name: '35 credits' })).toBeVisible()
})
