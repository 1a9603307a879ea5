import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { somebodyNew } from '../somebody.ts'
import { nurseAd, signInThroughPopup, verifyPhone } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

test('a newcomer signs in, gets 40 credits, has a resume analysed and takes the PDF home @desktop', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page, 'the door')
  const somebody = somebodyNew()
  await signInThroughPopup(page, somebody)
  await expectAccessible(page, 'home before the phone is verified')
  await page.getByRole('button', { name: 'Verify phone' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the phone dialog')
  await page.keyboard.press('Escape')
  await verifyPhone(page, somebody)
  await expect(page.getByRole('button', { name: '40 credits' })).toBeVisible()
  await expectAccessible(page, 'home with 40 credits')

  await page.goto('/analysis')
  const upload = page.getByRole('button', { name: 'Upload Resume to Continue' })
  await expect(upload).toBeDisabled()
  await expectAccessible(page, 'the empty form')
  await upload.press('Enter')
  const file = page.getByLabel('Your resume')
  await expect(page.getByRole('alert').filter({ hasText: 'Please upload your resume before analyzing' })).toBeVisible()
  await expect(file).toBeFocused()
  await expect(file).toHaveAccessibleDescription(/Please upload your resume before analyzing/)
  await expectAccessible(page, 'the form without its file')
  const choosing = page.waitForEvent('filechooser')
  await upload.click({ force: true })
  await (await choosing).setFiles('api/documents/fixtures/nurse.pdf')
  await expect(page.getByText(/nurse\.pdf/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change File' })).toBeVisible()
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()

  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible()
  const ring = page.getByRole('img', { name: /ATS score \d+ of 100/ })
  await expect(ring).toBeVisible()
  const score = (await ring.getAttribute('aria-label'))!.match(/\d+/)![0]
  for (const title of ['What the ad asks for', 'Summary', 'Interview questions'])
    await expect(page.getByRole('heading', { name: new RegExp(title, 'i') }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()
  await page.getByText('How this score is made').click()
  await expectAccessible(page, 'the results with the score unfolded')

  // The links stay in sight, and cover no heading that they lead to.
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Skills match' }).click()
  await expect.poll(() => isUncovered(page.getByRole('heading', { name: 'Skills match' }))).toBe(true)

  // The first fix leads to its question; the user's own line shows it, and can be taken back.
  await page.getByRole('button', { name: 'Answer the next question' }).click()
  await expect(page.getByRole('heading', { level: 5 }).filter({ visible: true })).toBeFocused()
  const edited = page.getByRole('region', { name: 'Your resume', exact: true })
  const marked = edited.locator('mark', { hasText: 'advanced cardiac life support' }).first()
  if (!(await marked.isVisible())) await edited.getByText('Your resume, marked').click()
  await expect(marked).toBeVisible()
  await edited.getByRole('button', { name: 'Add a line' }).click()
  await edited.getByRole('button', { name: 'See the new score' }).click()
  await expect(edited.getByText('Please write the line first.')).toBeVisible()
  await edited.getByLabel('Your new line').fill('BLS certified by the American Heart Association until 2027')
  await edited.getByRole('button', { name: 'See the new score' }).click()
  const change = 'Shown now: “BLS and ACLS certification”.'
  await expect(edited.getByText(change)).toBeVisible()
  await expect(edited.getByText(new RegExp(`^${score} → \\d+$`))).toBeVisible()
  // A control that is half below the sticky bar counts as too small.
  await edited.getByText(change).evaluate((news) => news.scrollIntoView({ block: 'center' }))
  await expectAccessible(page, 'the score with an edited line')
  await edited.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('img', { name: new RegExp(`ATS score ${score} of 100`) })).toBeVisible()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('greenroom-analysis.pdf')
  await expect(page.getByText('greenroom-analysis.pdf is in your downloads.')).toBeVisible()
  const pdf = await getDocumentProxy(new Uint8Array(await readFile((await download.path())!)))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).toContain(score)
  for (const part of ['Situation', 'Task', 'Action', 'Result']) expect(text).toContain(part)
})

const isUncovered = (heading: Locator) =>
  heading.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 4, top + height / 2))
  })
