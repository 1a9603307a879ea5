import { expectRoomForText } from '../large-text.ts'
import { editAd, newcomer, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { copied, fill, reason } from './steps.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('without a model: a free draft of own lines, finished in boxes that a reload keeps, and copied', async ({ page }) => {
  await newcomer(page)
  await fill(page, `${nurseAd}\nPlease do not send cover letters.`)
  await expect(page.getByText('This ad says: “Please do not send cover letters.”')).toBeVisible()
  await page.getByLabel('Job description').fill(nurseAd)
  await expectAccessible(page, 'the form of a cover letter')
  await expectRoomForText(page, 'the form of a cover letter')
  await page.getByRole('button', { name: 'Make a Draft (free)' }).click()
  await expect(page.getByRole('heading', { name: 'Your cover letter' })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing was charged')).toBeVisible()
  await expect(page.getByText('Still to say: How you close.')).toBeVisible()
  await page.getByRole('button', { name: 'Say the open part' }).click()
  await expect(page.getByRole('textbox', { name: 'How you close' })).toBeFocused()
  await expect(page.getByRole('button', { name: /Export|Copy all/ })).toHaveCount(0)
  const box = (label: string) => page.getByRole('textbox', { name: label })
  await expect(box('Why this employer')).toHaveValue(reason)
  await box('What you bring, 1 of 3').fill('At Riverside I gave IV medication to six patients a night.')
  await box('What you bring, 3 of 3').fill('I am certified in advanced cardiac life support.')
  await box('How you close').fill('I can start in May. Could I visit the ward?')
  await expect(page.getByText('All 5 parts are ready.')).toBeVisible()
  await expectAccessible(page, 'the boxes of a draft')
  await expectRoomForText(page, 'the boxes of a draft')

  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(box('How you close')).toHaveValue('I can start in May. Could I visit the ward?')
  await page.getByRole('button', { name: 'Show the letter' }).click()
  await expectAccessible(page, 'the draft as a letter')
  const text = await copied(page)
  expect(text).toMatch(/^Dear Hiring Team,\n\nMy mother was a patient on your ward\.\n\nAt Riverside I gave IV medication/)
  expect(text).toMatch(/I can start in May\. Could I visit the ward\?\n\nSincerely,\n\n/)

  await page.getByRole('button', { name: 'Write Another Letter' }).click()
  await expect(page.getByLabel('Why this employer?')).toHaveValue(reason)
  await editAd(page)
  await page.getByLabel('Job description').fill(nurseAd.replace('Riverside', 'Lakeside'))
  await expect(page.getByLabel('Why this employer?'), 'a reason for another employer').toHaveValue('')
})
