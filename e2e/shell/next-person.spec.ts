import type { Page } from '@playwright/test'
import { speakingInto } from '../microphone.ts'
import { signInBefore } from '../signed-in-before.ts'
import { somebodyNew } from '../somebody.ts'
import { newcomer, newcomerWithCredits, nurseAd, openAnalysis } from '../steps.ts'
import { storedRows } from '../stored-rows.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { chooseInAccountMenu, inFront, keepScores, signedOutHome } from './steps.ts'

test.use(speakingInto())

/** Everything that can be read on a page, including what is typed into its fields. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    return [document.title, document.body.innerText, ...fields.map(({ value }) => value)].join('\n')
  })

test('the next person at this browser finds nothing of the previous one, in any tab', async ({ page, context }) => {
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept().catch(() => undefined)
  })
  const first = await newcomerWithCredits(page)
  await openAnalysis(page)
  await page.locator('input[type=file]').setInputFiles('api/documents/fixtures/nurse.pdf')
  await page.getByLabel('Job description').fill(nurseAd)
  await page.getByRole('button', { name: 'Analyze Resume (15 credits)' }).click()
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeVisible()
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()
  expect(await wordsOn(page)).toMatch(/IV therapy/)
  const cards = page.getByRole('region', { name: 'What the ad asks for' })
  await page.getByRole('button', { name: 'Answer the next question' }).click()
  await cards.getByRole('button', { name: 'Yes', exact: true }).click()
  await cards.getByRole('textbox').fill('Certified in Tulsa until 2027.')
  await cards.getByRole('button', { name: 'Add' }).click()
  await expect(cards.getByText('Certified in Tulsa until 2027.')).toBeVisible()
  await keepScores(page)

  const other = await context.newPage()
  await other.goto('/privacy')
  await chooseInAccountMenu(other, 'Log out')
  const question = other.getByRole('alertdialog', { name: 'Log out and delete these?' })
  await expect(question).toContainText('Your list of 1 score')
  await question.getByRole('button', { name: 'Delete and log out' }).click()
  for (const tab of [other, page]) {
    await expect(signedOutHome(tab)).toBeVisible()
    expect(new URL(tab.url()).pathname).toBe('/')
  }
  const kept = await other.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain(first.email)
  expect(kept).not.toContain('greenroom:signed-in')

  const second = { ...somebodyNew(), name: 'Sam Stone' }
  await signInBefore(other, second, { withCredits: false })
  const ofTheFirst = new RegExp(
    `Harborlight|Riverside|Tulsa|answer you told us|IV therapy|ACLS|nurse\\.pdf|25 credits|${first.email}|${first.name}`,
  )
  const expectNothing = async (tab: Page) => {
    await expect(inFront(tab).locator('h1').first()).toBeVisible()
    expect(await wordsOn(tab)).not.toMatch(ofTheFirst)
  }
  for (const tab of [other, page]) {
    await expect(inFront(tab).getByText('Take a breath, Sam.')).toBeVisible()
    await expectNothing(tab)
    await tab.getByRole('link', { name: 'Resume', exact: true }).click()
    await expect(inFront(tab).getByRole('button', { name: 'Get 40 free credits' })).toBeVisible()
    await expect(inFront(tab).getByLabel('Job description')).toHaveValue('')
    await expectNothing(tab)
  }
  for (const move of [() => page.goBack(), () => page.reload()]) {
    await move()
    await expectNothing(page)
  }
  expect(await storedRows(page, 'scores')).toEqual([])
  // The second person is not asked about the first one's unsaved work.
  expect(questions).toEqual([])
})

/** How many rows of sessions, recordings and their pieces this device stores. */
const rowsLeft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open('greenroom')
        opened.onsuccess = () => {
          const stores = ['practices', 'recordings', 'chunks']
          const read = opened.result.transaction(stores)
          const counts = stores.map((name) => read.objectStore(name).count())
          read.oncomplete = () => {
            opened.result.close()
            resolve(counts.reduce((sum, { result }) => sum + result, 0))
          }
        }
      }),
  )

test('logging out while another tab records asks first; staying keeps the recording, a yes ends it and deletes every piece', async ({
  page,
  context,
}) => {
  await newcomer(page)
  await page.goto('/voice-to-resume')
  await inFront(page).getByRole('button', { name: 'Tell it in one go' }).click()
  await inFront(page).getByRole('button', { name: 'Record', exact: true }).click()
  const stop = inFront(page).getByRole('button', { name: 'Stop', exact: true })
  await expect(stop).toBeVisible()

  const other = await context.newPage()
  await other.goto('/')
  await expect.poll(() => rowsLeft(other)).toBeGreaterThan(3)
  await chooseInAccountMenu(other, 'Log out')
  const question = other.getByRole('alertdialog', { name: 'Log out and delete these?' })
  await expect(question).toContainText(/Take 1, 0:\d\d long/)
  await expectAccessible(other, 'the question before logging out')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()
  await expect(stop).toBeVisible()
  // A slow device: the recorder delivers its next piece between the deletion and the log-out.
  await other.evaluate(() => {
    const badge = Object.assign(document.body.appendChild(document.createElement('i')), { className: 'grecaptcha-badge' })
    badge.remove = () => {
      const untilMs = performance.now() + 1_500
      while (performance.now() < untilMs);
    }
  })
  await chooseInAccountMenu(other, 'Log out')
  await question.getByRole('button', { name: 'Delete and log out' }).click()
  for (const tab of [other, page]) await expect(signedOutHome(tab)).toBeVisible()
  await expect.poll(() => rowsLeft(other)).toBe(0)
})
