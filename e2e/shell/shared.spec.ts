import type { Page } from '@playwright/test'
import { editAd, newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, test } from '../story.ts'
import { inFront } from './steps.ts'

test.use({ serviceWorkers: 'allow' })

/** What the system's share sheet does with the manifest's `share_target`. */
async function share(page: Page, ad: string, fileName: string) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.evaluate(
    ([text, name]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action: '/shared' })
      form.enctype = 'multipart/form-data'
      const files = new DataTransfer()
      files.items.add(new File(['Robin Rivers, nurse'], name!, { type: 'text/plain' }))
      form.append(
        Object.assign(document.createElement('textarea'), { name: 'text', value: text }),
        Object.assign(document.createElement('input'), { type: 'file', name: 'resume', files: files.files }),
      )
      document.body.append(form)
      form.submit()
    },
    [ad, fileName],
  )
}

test('a job ad and a resume shared from another app are filled into the form, and reach neither the server nor the address', async ({
  page,
  context,
}) => {
  await newcomerWithCredits(page)
  const toServer: string[] = []
  context.on('request', (request) => toServer.push(`${request.method()} ${request.url()}`))
  await share(page, nurseAd, 'resume.txt')
  const form = inFront(page)
  await editAd(form)
  await expect(form.getByLabel('Job description')).toHaveValue(/Registered Nurse[\s\S]*Spanish/)
  expect(new URL(page.url()).search).toBe('')
  expect(toServer.filter((line) => line.includes('Registered'))).toEqual([])

  // Each form that does not accept this file says so before anything is sent; the preparation by round accepts it.
  await expect(form.getByText('Please upload a PDF, DOC, or DOCX file', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
  await expect(form.getByRole('button', { name: 'Change File' })).toBeFocused()
  await page.getByRole('link', { name: /Practice/ }).click()
  await expect(form.getByText('Please upload a PDF, DOC, or DOCX file', { exact: true })).toBeVisible()
  await form.getByRole('button', { name: 'Start Interview (15 credits)' }).click()
  await expect(form.getByRole('button', { name: 'Change File' })).toBeFocused()
  await form.getByRole('link', { name: 'Pitch' }).click()
  await expect(form.getByText('Please upload a PDF or DOCX file', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Prep', exact: true }).click()
  await expect(form.getByText('Resume must be a PDF, DOC, or DOCX file', { exact: true })).toBeVisible()
  await form.getByRole('link', { name: 'By round' }).click()
  await expect(form.getByText('resume.txt')).toBeVisible()
  await expect(form.locator('.field-error')).toHaveCount(0)
  expect(toServer.filter((line) => /^POST .*\/api\/(?!user\/active)/.test(line))).toEqual([])

  // Home holds the ad too, under its own title.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(form.getByRole('heading', { name: /^Registered Nurse/ })).toBeVisible()
  await expect(form.getByText('Job description, 51 words')).toBeVisible()
})
