import { readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import { newcomer, newcomerWithCredits, nurseAd, openAnalysis } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'

// Results are kept for ten minutes.
test.use({ allowedNoise: /not there: GET .*\/api\/answers/ })

const fixture = (name: string) => `api/documents/fixtures/${name}`
const germanAd = `Wir suchen zum nächstmöglichen Zeitpunkt eine Pflegefachkraft in Vollzeit für unsere Station in Bremen. Sie planen und
  dokumentieren die Pflege, begleiten Angehörige und leiten Schüler an. Wir bieten ein gutes Gehalt und dreißig Tage Urlaub im Jahr.`
const fiveMegabytes = 5 * 1024 * 1024

test('whatever is wrong with the form costs nothing and says what to do', async ({ page }) => {
  await newcomerWithCredits(page)
  await openAnalysis(page)
  const file = page.locator('input[type=file]')
  const analyze = page.getByRole('button', { name: 'Analyze Resume (15 credits)' })
  const job = page.getByLabel('Job description')

  // The largest file that is taken, and one byte more.
  const nurse = readFileSync(fixture('nurse.pdf'))
  const padded = (size: number) => Buffer.concat([nurse, Buffer.alloc(size - nurse.length, '\n')])
  await file.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: padded(fiveMegabytes + 1) })
  await expect(page.getByText('File size exceeds 5MB limit. Please upload a smaller file.')).toBeVisible()
  await file.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: padded(fiveMegabytes) })
  await expect(page.getByText('5.00 MB')).toBeVisible()

  await job.fill('n'.repeat(49))
  await analyze.click()
  await expect(page.getByText('Job description must be at least 50 characters')).toBeVisible()
  await job.fill('word '.repeat(1001))
  await analyze.click()
  await expect(page.getByText('Job description cannot exceed 1000 words')).toBeVisible()

  await job.fill(germanAd)
  await analyze.click()
  await expect(
    page.getByText(
      'This job description does not seem to be in English. Greenroom reads English only: paste an English version, or translate it first.',
    ),
  ).toBeVisible()

  await job.fill(nurseAd)
  const refused = async (upload: Parameters<typeof file.setInputFiles>[0], sentence: RegExp) => {
    await file.setInputFiles(upload)
    await analyze.click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  const program = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00'), Buffer.alloc(4_096)])
  await refused({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: program }, /Please upload a PDF, DOC, or DOCX file/)
  await refused(fixture('scanned.pdf'), /Nothing was charged/)
  await refused(fixture('encrypted.pdf'), /password/i)
  // The note replaces it; until then nothing sends it again.
  await analyze.click()
  await expect(page.getByRole('button', { name: 'Choose another file' })).toBeInViewport()
  await expect(analyze).toBeHidden()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await (await choosing).setFiles(fixture('nurse.docx'))
  await expect(analyze).toBeVisible()
  await page.getByRole('button', { name: 'Change File' }).click()
  const json = (content: object) => ({
    name: 'me.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
  await file.setInputFiles(json({ name: 'a package' }))
  await expect(page.getByText('This JSON file is not a JSON Resume.')).toBeVisible()
  await expect(page.getByRole('button', { name: '40 credits' })).toBeVisible()
  await expectAccessible(page, 'the form after a refusal')
  await file.setInputFiles(json({ basics: { name: 'Marigold Testwell', summary: 'A registered nurse.' } }))
  await expect(page.getByText('me.docx')).toBeVisible()
})

test('with nothing to spend the button says so, and with 10 credits what is missing', async ({ page }) => {
  await newcomer(page)
  await openAnalysis(page)
  await page.locator('input[type=file]').setInputFiles(fixture('nurse.pdf'))
  await page.getByLabel('Job description').fill(nurseAd)
  await expect(page.getByText('Insufficient Credits. This takes 15, you have 0.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeHidden()
  await page.getByRole('button', { name: 'Get 40 free credits' }).click()
  await expect(page.getByRole('dialog', { name: 'Verify your phone' })).toBeVisible()
})

test('a double tap pays once, a second analysis again, and a third is told what it takes', async ({ page }) => {
  await newcomerWithCredits(page)
  await openAnalysis(page)
  await page.locator('input[type=file]').setInputFiles(fixture('nurse.docx'))
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()

  const again = async () => {
    const form = page.getByRole('button', { name: 'Analyze Resume (15 credits)' })
    // On a phone the results stand in the place of the form.
    if (!(await form.isVisible())) await page.getByRole('button', { name: 'Close' }).click()
    await form.click()
    // The results that were paid for are not exported yet.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Analyze anyway' }).click()
  }
  await again()
  await expect(page.getByRole('button', { name: '10 credits' })).toBeVisible()
  const buy = page.getByRole('button', { name: 'Buy more' })
  if (!(await buy.isVisible())) await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('This takes 15, you have 10.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeHidden()
  await buy.click()
  await expect(page.getByRole('dialog', { name: 'Purchase Credits' })).toBeVisible()
})

test('behind a proxy that fails nobody is told that nothing was charged, and an answer that is gone is made again for free', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await openAnalysis(page)
  // The server works and charges; what comes back is the proxy's own page, and later the answer is no longer kept.
  const badGateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
  const gone = { code: 'not_found', message: '', error: '', charge: 'free-again' }
  const answerIsLost = async (route: Route) => {
    await route.fetch()
    await route.fulfill(badGateway)
  }
  await page.route('**/api/analyze', answerIsLost, { times: 1 })
  await page.route('**/api/answers', (route) => route.fulfill({ status: 404, json: gone }), { times: 1 })
  await page.route('**/api/answers', (route) => route.fulfill(badGateway), { times: 1 })
  await page.locator('input[type=file]').setInputFiles(fixture('nurse.docx'))
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
  // Nothing has arrived: nothing is said of work that goes on, or of credits on hold.
  await expect(page.getByText('No answer yet. We keep trying. You never pay twice, and only for a result.')).toBeVisible()
  await expect(page.getByText('on hold')).toHaveCount(0)
  const note = page.getByRole('alert').filter({ hasText: 'This result has expired.' })
  await expect(note).toContainText('You already paid, so making it again is free. Your form is still here.', { timeout: 30_000 })
  await expectAccessible(page, 'the note about an answer that is gone')
  await note.getByRole('button', { name: 'Make it again (free)' }).click()
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()
})
