import type { BrowserContext, Page } from '@playwright/test'
import { readyForOffline } from '../self-practice/steps.ts'
import { newcomerWithCredits } from '../steps.ts'
import { expect, test } from '../story.ts'
import { next, stage, startInterview, typeAnswer } from './steps.ts'

/** Jobs in the browser's storage, read by a page of this origin on which nothing of the app runs. */
async function jobsLeftBy(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  await page.goto(`${origin}/manifest.webmanifest`)
  return () =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('greenroom')
        opening.onsuccess = () => resolve(opening.result)
      })
      const asking = database.transaction('jobs').objectStore('jobs').getAll()
      await new Promise((done) => {
        asking.onsuccess = done
      })
      database.close()
      return (asking.result as { label: string; state: string }[]).map(({ label, state }) => `${label}: ${state}`).sort()
    })
}

/** The row of "Waiting to send" about this. */
const waiting = (page: Page, label: string) =>
  page.getByRole('dialog', { name: 'Waiting to send' }).getByRole('listitem').filter({ hasText: label })

test('what was typed in a tunnel is sent when the page is closed already; what was discarded is not', async ({
  page,
  context,
  baseURL,
}) => {
  await newcomerWithCredits(page)
  await readyForOffline(page)
  await startInterview(page)
  await context.setOffline(true)
  await typeAnswer(page, 'I led a night shift of five nurses.')
  await next(page)
  await typeAnswer(page, 'I would rather not say.')
  await stage(page).getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Leave for now' }).click()
  await page.getByRole('button', { name: '2 answers waiting for a connection' }).click()
  await waiting(page, 'Question 2, feedback').getByRole('button', { name: 'Discard' }).click()
  await expect(waiting(page, 'Question 2, feedback is being deleted. It will not be sent.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: '1 answer waiting for a connection' })).toBeVisible()

  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const jobs = await jobsLeftBy(context, baseURL!)
  await expect.poll(jobs, { timeout: 60_000 }).toEqual(['Question 1, feedback: delivered', 'Question 2, feedback: waiting'])
})
