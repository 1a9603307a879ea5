import { inFront } from '../shell/steps.ts'
import { newcomer } from '../steps.ts'
import { expect, test } from '../story.ts'

test('a refused microphone is told with what to do, and typing still works', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await newcomer(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  await inFront(page).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('Microphone Access Denied')).toBeVisible()
  const refused = 'Unable to access your microphone. Please check your permissions and try again.'
  await expect(inFront(page).getByText(refused, { exact: false })).toBeVisible()
  await expect(inFront(page).getByText('This takes 20, you have 0.')).toBeVisible()
  await expect(inFront(page).getByLabel(/In words/)).toBeEditable()
})
