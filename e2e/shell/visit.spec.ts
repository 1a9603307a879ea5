import type { Page } from '@playwright/test'
import { signInThroughPopup, somebodyNew } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { chooseInAccountMenu, openHelp, signedOutHome } from './steps.ts'

test('the reminder shows once per visit and leads to the FAQs', async ({ page, context }) => {
  await signInThroughPopup(page, somebodyNew())
  await page.reload()
  await expect(page.getByText('What are you getting ready for?')).toBeVisible()
  const reminder = page.getByRole('dialog', { name: 'Before you start' })
  await expect(reminder).toBeHidden()

  const secondVisit = await context.newPage()
  await secondVisit.goto('/')
  const again = secondVisit.getByRole('dialog', { name: 'Before you start' })
  await expect(again).toContainText('We do not store resumes, job descriptions or analysis results.')
  await expectAccessible(secondVisit, 'the reminder')
  await again.getByRole('button', { name: 'FAQs' }).click()
  await expect(again).toBeHidden()
  await expect(secondVisit.getByRole('dialog', { name: 'FAQs' })).toBeVisible()
})

test('five questions unfold, and the disclaimer has three paragraphs @desktop', async ({ page }) => {
  await page.goto('/')
  await openHelp(page, 'FAQs')
  const faqs = page.getByRole('dialog', { name: 'FAQs' })
  const questions = faqs.locator('summary')
  await expect(questions).toHaveCount(5)
  for (const question of await questions.all()) await question.click()
  await expect(faqs.getByText(/non-refundable, but technical issues are reviewed/)).toBeVisible()
  await expect(faqs.locator('.disclaimer p')).toHaveCount(3)
  await expectAccessible(page, 'the FAQs, unfolded')
  await faqs.getByRole('button', { name: 'Close' }).last().click()
  await expect(faqs).toBeHidden()
})

test('logging out leads to the door, and nothing of the person stays', async ({ page }) => {
  const { name, email } = somebodyNew()
  await signInThroughPopup(page, { name, email, phone: '' })
  await page.goto('/privacy')
  await chooseInAccountMenu(page, 'Log out')
  await expect(signedOutHome(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain(email)
  expect(kept).not.toContain('greenroom:signed-in')
})

/** A practice with one recording of 72 s that the server does not have, as a crash or a tunnel leaves it. */
async function leaveUnsentRecording(page: Page) {
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(names).toContain('greenroom')
  await page.evaluate(async () => {
    const opened = indexedDB.open('greenroom')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result)
    })
    const uid = await new Promise<string>((resolve) => {
      const kept = indexedDB.open('firebaseLocalStorageDb')
      kept.onsuccess = () => {
        const all = kept.result.transaction('firebaseLocalStorage').objectStore('firebaseLocalStorage').getAll()
        all.onsuccess = () => resolve(all.result[0].value.uid)
      }
    })
    const write = database.transaction(['practices', 'recordings'], 'readwrite')
    const ids = { uid, startedAtMs: Date.now() }
    write.objectStore('practices').put({ ...ids, id: 'p1', kind: 'voice-interview', notes: null })
    const recording = {
      ...ids,
      id: 'r1',
      practiceId: 'p1',
      label: 'Question 4',
      kind: 'audio',
      type: 'audio/webm',
      bytes: 288_000,
    }
    write
      .objectStore('recordings')
      .put({ ...recording, lengthMs: 72_000, state: 'finished', delivered: false, soundOf: null, chunks: 0 })
    await new Promise((resolve) => {
      write.oncomplete = resolve
    })
    database.close()
  })
}

const recordingsLeft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('greenroom')
        opened.onsuccess = () => {
          const count = opened.result.transaction('recordings').objectStore('recordings').count()
          count.onsuccess = () => resolve(count.result)
        }
      }),
  )

test('logging out with an unsent recording asks first; staying keeps it, a yes deletes it from the device', async ({ page }) => {
  await signInThroughPopup(page, somebodyNew())
  await leaveUnsentRecording(page)
  await chooseInAccountMenu(page, 'Log out')
  const question = page.getByRole('alertdialog', { name: 'Log out and delete these?' })
  await expect(question).toContainText('Question 4, 1:12 long')
  await expectAccessible(page, 'the question before logging out')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  expect(await recordingsLeft(page)).toBe(1)
  await chooseInAccountMenu(page, 'Log out')
  await question.getByRole('button', { name: 'Delete and log out' }).click()
  await expect(signedOutHome(page)).toBeVisible()
  expect(await recordingsLeft(page)).toBe(0)
})
