import type { BrowserContext, Page } from '@playwright/test'
import { speakingInto } from '../microphone.ts'
import { readyForOffline } from '../self-practice/steps.ts'
import { newcomerWithCredits, nurseAd } from '../steps.ts'
import { rawStore, storedRows } from '../stored-rows.ts'
import { expect } from '../story.ts'
import { inWholeBrowser } from '../whole-browser.ts'
import { test } from './connected.ts'
import { answerAloud, atQuestion, next, scoreShown, stage, typeAnswer } from './steps.ts'

// Background Sync sends while no page is open. Granting one permission refuses all others.
test.use({
  serviceWorkers: 'allow',
  permissions: ['microphone', 'background-sync', 'notifications'],
  launchOptions: { ...speakingInto().launchOptions, ...inWholeBrowser().launchOptions, args: speakingInto().launchOptions.args },
})

/** A page of this origin that runs nothing of the app. */
async function idlePage(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await page.goto(`${origin}/manifest.webmanifest`)
  return page
}

const notificationsShown = (context: BrowserContext) =>
  context.serviceWorkers()[0]!.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title }) => title)
  })

const waiting = (page: Page, label: string) =>
  page.getByRole('dialog', { name: 'Waiting to send' }).getByRole('listitem').filter({ hasText: label })

/** Pays for an interview of another round than the usual one; the tab is reloaded before the questions arrive. */
async function startAndReload(page: Page) {
  await page.goto('/voice-interview')
  await page.getByLabel('Job description').fill(nurseAd)
  await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await page.getByLabel('Interview round').selectOption('technical')
  const asked = Promise.withResolvers<void>()
  // The server gets the request and works on it; its answer is lost.
  await page.route('**/api/analyze', (route) => void route.fetch().then(() => asked.resolve(), asked.reject), { times: 1 })
  await page.getByRole('button', { name: 'Start Interview (15 credits)' }).click()
  await asked.promise
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await atQuestion(page, 1)
}

test('an interview through a reload and a lost connection: what was spoken or typed gets its feedback even with the page closed, what was discarded is not, and home offers the rest', async ({
  page,
  context,
  baseURL,
}) => {
  await newcomerWithCredits(page)
  await readyForOffline(page)
  await startAndReload(page)

  await context.setOffline(true)
  await typeAnswer(page, 'I led a night shift of five nurses.')
  await next(page)
  await typeAnswer(page, 'I would rather not say.')
  await next(page)
  await answerAloud(page)
  await stage(page).getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Leave for now' }).click()
  await page.getByRole('button', { name: '3 answers waiting for a connection' }).click()
  await waiting(page, 'Question 2, feedback').getByRole('button', { name: 'Discard' }).click()
  await expect(waiting(page, 'Question 2, feedback is being deleted. It will not be sent.')).toBeVisible()
  await expect(page.getByText('When feedback arrives while Greenroom is closed, you get a notification.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: '2 answers waiting for a connection' })).toBeVisible()
  await page.close()
  // From here on only the worker asks the server for anything.
  const asked: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !request.serviceWorker()) asked.push(pathname)
  })
  await context.setOffline(false)
  await expect.poll(() => notificationsShown(context), { timeout: 60_000 }).toEqual(['Your feedback is ready'])

  const idle = await idlePage(context, baseURL!)
  const states = async () => (await storedRows(idle, 'jobs')).map(({ label, state }) => `${label}: ${state}`).sort()
  await expect
    .poll(states, { timeout: 60_000 })
    .toEqual([
      'Question 1, feedback: delivered',
      'Question 2, feedback: waiting',
      'Question 3, feedback: delivered',
      'Question 3: delivered',
    ])
  const [practice, ...others] = await storedRows(idle, 'practices')
  expect(practice!.notes).toMatchObject({ round: 'technical', jobDescription: nurseAd })
  expect(others).toEqual([])
  const sent = (await storedRows(idle, 'jobs')).map(({ fields }) => JSON.parse(fields.json ?? '{}'))
  expect(sent).toContainEqual(expect.objectContaining({ jobDescription: nurseAd }))
  const raw = await rawStore(idle)
  expect(raw).toContain(practice!.id)
  for (const words of ['Riverside', 'night shift', 'rather not say', 'Telemetry']) expect(raw).not.toContain(words)

  const later = await context.newPage()
  await later.goto('/')
  const offer = later.getByRole('alertdialog', { name: 'You have an unfinished interview: continue or discard' })
  await expect(offer).toContainText('Voice Practice Interview: Question 3')
  await offer.getByRole('button', { name: 'Continue' }).click()
  await scoreShown(later)
  expect(asked.filter((path) => /transcribe|feedback/.test(path))).toEqual([])
  await stage(later).getByRole('button', { name: 'Question 2, answered, review it' }).click()
  await expect(stage(later).getByText('You discarded this before feedback was written.')).toBeVisible()
  await expect(later.getByRole('dialog')).toHaveCount(1)
  await stage(later).getByRole('button', { name: 'Question 1, answered, review it' }).click()
  await scoreShown(later)
})
