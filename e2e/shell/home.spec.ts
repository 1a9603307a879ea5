import type { Page } from '@playwright/test'
import { readyForOffline } from '../self-practice/steps.ts'
import { enterCode, newcomer, newcomerWithCredits, nurseAd } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { inFront } from './steps.ts'

/** Without the pitch, whose first press is free where no AI is connected. */
const paidScreens = ['/interview-prep', '/?feature=interview', '/voice-interview', '/voice-to-resume', '/analysis']

test('without a verified phone each paid button leads to the 40 free credits, and what was asked for goes on', async ({
  page,
}) => {
  const somebody = await newcomer(page)
  const form = inFront(page)
  const free = form.getByRole('button', { name: 'Get 40 free credits' })
  for (const path of paidScreens) {
    await page.goto(path)
    // Told step by step, a resume is free.
    if (path === '/voice-to-resume') await form.getByRole('button', { name: 'Tell it in one go' }).click()
    await expect(free, path).toBeVisible()
    await expect(form.getByRole('button', { name: 'Buy more' })).toBeHidden()
  }
  await form.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await form.getByLabel('Job description').fill(nurseAd)
  await expectAccessible(page, 'the locked form')
  await expect(form.getByText('Insufficient Credits. This takes 15, you have 0.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Analyze Resume' })).toBeHidden()
  await free.click()
  // The credits arrive before the news that the number is verified: the offer is gone when what was asked for goes on.
  await page.route('**/api/user/profile', (route) =>
    expect(form.getByText('40 credits available'))
      .toBeVisible()
      .then(() => route.continue()),
  )
  await enterCode(page, somebody)
  const dialog = page.getByRole('dialog', { name: 'Your number is verified' })
  await expect(dialog).toContainText('Next: Resume Analytics (15 credits).')
  await expectAccessible(page, 'the verified number, with what goes on')
  await dialog.getByRole('button', { name: "Let's start" }).click()
  await expect(form.getByRole('heading', { name: 'Analysis Results' })).toBeVisible()
  await expect(form.getByRole('button', { name: '25 credits' })).toBeVisible()
})

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('ControlOrMeta+V')
}

const home = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()

test('home holds the ad and the resume once, three taps lead to the first result, and home shows it', async ({ page }) => {
  await newcomerWithCredits(page)
  const here = inFront(page)
  const next = here.locator('.job-card a.button')
  await expectAccessible(page, 'home with credits and without an ad')
  // One: into the field, and paste. The ad folds to its title.
  await here.getByRole('button', { name: 'Check my resume (15 credits)' }).click()
  await expect(here.getByLabel('Job description')).toBeFocused()
  await paste(page, nurseAd)
  await expect(here.getByRole('heading', { name: 'Registered Nurse' })).toBeVisible()
  await expect(here.getByRole('button', { name: 'Edit the job description' })).toBeFocused()
  await expect(here.getByRole('button', { name: 'Add your resume' })).toBeVisible()
  await expectAccessible(page, 'home with an ad')
  // Chromium would allow to install at once; nobody is asked before there is a result.
  const offer = page.getByRole('status').filter({ hasText: 'Install Greenroom to open it' })
  await page.evaluate(() => {
    const asked = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => document.body.setAttribute('data-asked', ''),
    })
    window.dispatchEvent(asked)
  })
  // Two: the resume. Three: the next step, with its price.
  await here.getByLabel('Your resume').setInputFiles('api/documents/fixtures/nurse.pdf')
  await expect(next).toHaveText('Check my resume (15 credits)')
  await next.click()
  await expect(offer).toBeHidden()
  const ring = here.getByRole('img', { name: /ATS score \d+ of 100/ })
  await expect(ring).toBeVisible()
  await expect(here.getByRole('button', { name: '25 credits' })).toBeVisible()

  const score = (await ring.getAttribute('aria-label'))!.match(/\d+/)![0]
  await home(page)
  await expect(here.getByRole('img', { name: `Last score ${score} of 100` })).toBeVisible()
  await expect(next).toHaveText(/^Answer \d questions to raise your score$/)
  // Once, after the first result, and remembered on this device.
  await expectAccessible(page, 'home with a score and the offer to install')
  await offer.getByRole('button', { name: 'Install app' }).click()
  await expect(page.locator('body[data-asked]')).toBeAttached()
  await expect(offer).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('greenroom:install-offered'))).toBe('1')

  // The tab keeps the score and what comes next.
  await page.reload()
  await expect(here.getByRole('img', { name: `Last score ${score} of 100` })).toBeVisible()
  await expect(next).toHaveText(/^Answer \d questions to raise your score$/)
  await expect(here.getByText('nurse.pdf')).toBeVisible()

  // A score belongs to the ad that it compared; an ad may also come from a file.
  await here.getByRole('button', { name: 'Edit the job description' }).click()
  const choosing = page.waitForEvent('filechooser')
  await here.getByRole('button', { name: 'Upload a file' }).click()
  await (await choosing).setFiles('api/documents/fixtures/scanned.pdf')
  await expect(here.getByText(/pictures of pages and no text/)).toBeVisible()
  const again = page.waitForEvent('filechooser')
  await here.getByRole('button', { name: 'Upload a file' }).click()
  await (await again).setFiles({
    name: 'ad.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(nurseAd.replace('Registered', 'Senior')),
  })
  await expect(here.getByRole('heading', { name: 'Senior Nurse' })).toBeVisible()
  await expect(here.getByText('Last score')).toBeHidden()

  // A card opens its feature at once, and so does its address.
  await here
    .getByRole('region', { name: 'Features' })
    .getByRole('link', { name: /Self practice/ })
    .click()
  await expect(page).toHaveURL(/\/self-interview-prep$/)
  await page.goto('/?feature=elevator')
  await expect(page).toHaveURL(/\/elevator-pitch$/)
  await expect(here.getByRole('heading', { level: 1, name: 'Elevator Pitch' }).filter({ visible: true })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection home says what works now, and leads there', async ({ page, context }) => {
    await newcomerWithCredits(page)
    await readyForOffline(page)
    await context.setOffline(true)
    const here = inFront(page)
    await expect(here.getByRole('status').getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(here.getByRole('region', { name: 'Features' }).getByRole('listitem').first()).toContainText('Self practice')
    await expectAccessible(page, 'home without a connection')
    await here.getByRole('link', { name: 'Practice aloud (free)' }).click()
    await expect(here.getByRole('button', { name: 'Start practice' })).toBeVisible()
    await context.setOffline(false)
    await home(page)
    await expect(here.getByRole('heading', { name: 'No connection' })).toBeHidden()
  })
})
