import type { ElementHandle } from '@playwright/test'
import { inFront } from '../shell/steps.ts'
import { newcomer, newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { analyzed, cards, openLibrary, playsFromTheMiddle, saveButton, savedBefore, scoresOf } from './library-steps.ts'

test('a pitch is saved; at the limit of three, which only the server knew of, it replaces the one chosen', async ({ page }) => {
  await newcomerWithCredits(page)
  await savedBefore(page, [8.4, 5.2])
  await analyzed(page)
  await expect(inFront(page).getByText('2 of 3 saved.')).toBeVisible()
  // The server fails once, and another device is faster.
  await savedBefore(page, [3.1])
  await page.route('**/api/elevator-pitch/save', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await saveButton(page).click()
  await expect(inFront(page).getByText('Failed to save pitch. Trying again automatically.')).toBeVisible()
  const sheet = page.getByRole('dialog', { name: 'Replace one of these?' })
  await expect(sheet).toContainText(
    'You can only save up to 3 elevator pitches. Please delete or replace an existing pitch first.',
  )
  await expect(sheet.getByRole('button', { name: 'Replace and save' })).toBeDisabled()
  await expectAccessible(page, 'the three to choose from')
  await sheet.getByRole('button', { name: 'Not now' }).click()
  await expect(inFront(page).getByRole('button', { name: 'Choose which one to replace' })).toBeVisible()
  await inFront(page).getByRole('button', { name: "Don't save" }).click()

  // Now the limit is known before anything is sent.
  await saveButton(page).click()
  await sheet.getByRole('radio', { name: '5.2' }).check()
  await sheet.getByRole('button', { name: 'Replace and save' }).click()
  await expect(inFront(page).getByText('Saved to your library.')).toBeVisible()
  await expect(saveButton(page)).toBeHidden()

  await inFront(page).getByRole('button', { name: 'Your library' }).click()
  await expect(scoresOf(page)).toHaveCount(3)
  expect((await scoresOf(page).allTextContents()).map((words) => words.match(/[\d.]+ \/ 10/)?.[0]).slice(1)).toEqual([
    '3.1 / 10',
    '8.4 / 10',
  ])
})

test('a saved pitch is played, sought in, read and deleted; nobody else sees it', async ({ page, browser }) => {
  await newcomerWithCredits(page)
  await savedBefore(page, [7.2])
  const stranger = await browser.newContext()
  const strangerPage = await stranger.newPage()
  await newcomer(strangerPage)
  await openLibrary(strangerPage)
  await expect(inFront(strangerPage).getByRole('heading', { name: 'No saved pitches yet' })).toBeVisible()
  await stranger.close()

  await openLibrary(page)
  await expect(cards(page)).toContainText('0:03')
  await expect
    .poll(() =>
      cards(page)
        .locator('.pitch-still video')
        .evaluate((still: HTMLVideoElement) => still.videoWidth),
    )
    .toBeGreaterThan(0)
  await expectAccessible(page, 'a library of one')
  // The address has expired: the next try gets another.
  let answered = 0
  await page.route('**/video?*', (route) => (answered++ === 0 ? route.fulfill({ status: 403 }) : route.continue()))
  await cards(page)
    .getByRole('button', { name: /^Play: Pitch of / })
    .click()
  await expect(cards(page)).toContainText('This pitch could not be played.')
  await cards(page).getByRole('button', { name: 'Try again' }).click()
  const played = await playsFromTheMiddle(page)
  expect(played.playedOn).toBe(true)
  expect(played.soughtTo).toBeCloseTo(played.duration / 2, 0)
  expect(played.duration).toBeCloseTo(3, 0)
  expect(answered).toBeGreaterThan(1)
  await expectAccessible(page, 'a pitch that plays')
  // It stops with its screen, whether that stays behind the next one or is removed.
  const video = (await cards(page).locator('.player video').elementHandle()) as ElementHandle<HTMLVideoElement>
  await video.evaluate((one) => Object.assign(one, { loop: true }).play())
  await page.getByRole('link', { name: 'Home' }).filter({ visible: true }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => video.evaluate((one) => one.paused)).toBe(true)
  // Nobody goes back within the 50 ms in which one screen takes the place of the other.
  await expect(inFront(page)).toHaveCount(1)
  await page.goBack()

  await cards(page).getByText('Transcript').click()
  await expect(cards(page)).toContainText('ten years on surgical wards')
  await expect(cards(page).getByRole('button', { name: 'Copy the transcript' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await cards(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  expect((await saving).suggestedFilename()).toMatch(/^elevator-pitch-\d{4}-\d\d-\d\d\.mp4$/)

  await page.route('**/api/elevator-pitch/*-*', (route) => route.abort(), { times: 1 })
  await cards(page)
    .getByRole('button', { name: /^Delete/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Delete this pitch?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByText('Failed to delete pitch.')).toBeVisible()
  await expectAccessible(page, 'a deletion that failed')
  await question.getByRole('button', { name: 'Try again' }).click()
  await expect(inFront(page).getByRole('heading', { name: 'No saved pitches yet' })).toBeVisible()
  await expectAccessible(page, 'an empty library')
})
