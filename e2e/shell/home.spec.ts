import { enterCode, newcomer, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { inFront } from './steps.ts'

const paidScreens = [
  '/interview-prep',
  '/?feature=interview',
  '/voice-interview',
  '/elevator-pitch',
  '/voice-to-resume',
  '/analysis',
]

test('without a verified phone each paid button leads to the 40 free credits, and what was asked for goes on', async ({
  page,
}) => {
  const somebody = await newcomer(page)
  const form = inFront(page)
  const free = form.getByRole('button', { name: 'Get 40 free credits' })
  for (const path of paidScreens) {
    await page.goto(path)
    await expect(free, path).toBeVisible()
    await expect(form.getByRole('button', { name: 'Buy more' })).toBeHidden()
  }
  await form.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await form.getByLabel('Job description').fill(nurseAd)
  await expect(form.getByRole('button', { name: 'Insufficient Credits' })).toBeDisabled()
  await expectAccessible(page, 'the locked form')
  await free.click()
  await enterCode(page, somebody)
  const dialog = page.getByRole('dialog', { name: 'Your number is verified' })
  await expect(dialog).toContainText('It takes 15 credits')
  await expectAccessible(page, 'the verified number, with what goes on')
  await dialog.getByRole('button', { name: "Let's start" }).click()
  await expect(form.getByRole('heading', { name: 'Analysis Results' })).toBeVisible()
  await expect(form.getByRole('button', { name: '25 credits' })).toBeVisible()
})
