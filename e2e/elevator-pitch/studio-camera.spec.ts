import { statSync } from 'node:fs'
import { expectRoomForText } from '../large-text.ts'
import { speakingInto } from '../microphone.ts'
import { newcomer } from '../steps.ts'
import { storedRows } from '../stored-rows.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { begin, openRecording, playsVideo, recordFor, scriptUpPx, studio, tap, writeScript } from './studio-steps.ts'

// With motion: by lines, as with reduced motion, the script would roll too late to be seen.
test.use({ ...speakingInto(), serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } })

test('on camera, the script runs over the picture at the pace of the pitch, pauses with it, and the take plays and survives a reload', async ({
  page,
  context,
}) => {
  await newcomer(page)
  await openRecording(page)
  await writeScript(page)
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await expect(studio(page).getByRole('button', { name: 'Record', exact: true })).toBeFocused()
  await expect(studio(page).getByText('150 words/min')).toBeVisible()
  await tap(page, 'Faster')
  await expect(studio(page).getByText('165 words/min')).toBeVisible()
  await tap(page, 'Script settings')
  await tap(page, 'Larger')

  // Canceled: nothing was recorded.
  await tap(page, 'Record')
  await expect(studio(page).getByText('Recording begins in 3')).toBeAttached()
  await page.goBack()
  await expect(studio(page).getByRole('button', { name: 'Record', exact: true })).toBeVisible()
  // The next Back closes the studio: nothing was recorded.
  await page.waitForFunction(() => history.state.guard)
  await page.goBack()
  await expect(studio(page)).toBeHidden()
  await page.goForward()
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await expect(studio(page).getByRole('button', { name: 'Record', exact: true })).toBeVisible()

  await begin(page)
  await expect.poll(() => scriptUpPx(page)).toBeGreaterThan(4)
  const prompter = studio(page).getByRole('region', { name: 'Teleprompter' })
  await studio(page).getByRole('button', { name: 'Pause the script' }).press('Space')
  await expect(prompter).toHaveAttribute('data-rolling', 'false')
  const held = await scriptUpPx(page)
  await tap(page, 'Pause')
  await expectAccessible(page, 'the studio, paused')
  await expectRoomForText(page, 'the studio, paused')
  await tap(page, 'Resume')
  // It would have gone on by lines; a frame may pass until it stands.
  expect((await scriptUpPx(page)) - held).toBeLessThan(3)
  await studio(page).getByRole('button', { name: 'Roll the script' }).click()
  await expect.poll(() => scriptUpPx(page)).toBeGreaterThan(held + 4)
  // During a recording Back pauses.
  await page.goBack()
  await expect(studio(page).getByRole('button', { name: 'Resume' })).toBeVisible()
  await expect(prompter).toHaveAttribute('data-rolling', 'false')
  await tap(page, 'Stop')

  // Without credits one button, which gets them and goes on.
  await expect(page.getByRole('button', { name: 'Get 40 free credits' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Analyze/ })).toBeHidden()
  const played = await playsVideo(page)
  const [video, sound] = (await storedRows(page, 'recordings')).sort((one) => (one.soundOf ? 1 : -1))
  expect(played.playedOn).toBe(true)
  // 1280x720, or half of it where the machine could not keep up.
  expect(played.width / played.height).toBeCloseTo(16 / 9)
  expect(played.duration).toBeCloseTo(video!.lengthMs / 1_000, 0)
  // What an analysis sends: at most 5 KB for each second.
  expect(sound!.bytes / played.duration).toBeLessThan(5_000)
  await expectAccessible(page, 'the take')

  // Downloading it, and losing the connection, change nothing; a reload loses nothing.
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('elevator-pitch.webm')
  // Rewritten with its length.
  expect(statSync(await download.path()).size).toBeGreaterThan(video!.bytes * 0.9)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Re-record' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Record again?' })).toBeVisible()
  await page.getByRole('button', { name: 'Record again' }).click()
  await expect(studio(page).getByText('165 words/min')).toBeVisible()
  await recordFor(page, 1)
  expect((await playsVideo(page)).playedOn).toBe(true)
  expect((await storedRows(page, 'recordings')).length).toBe(2)
  await page.reload()
  const offer = page.getByRole('alertdialog', { name: 'You have an unfinished recording: continue or discard' })
  await offer.getByRole('button', { name: 'Continue' }).click()
  expect((await playsVideo(page)).playedOn).toBe(true)
})

test('a call pauses the recording, and at 90 seconds it ends by itself and says so', async ({ page }) => {
  await page.clock.install()
  await newcomer(page)
  await openRecording(page)
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await begin(page)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await expect(studio(page).getByText(/^Paused while you were away. Nothing is lost/)).toBeVisible()
  await page.clock.fastForward(600_000)
  await tap(page, 'Resume')
  await page.clock.fastForward(88_000)
  await expect(page.getByText('Time is up. Your pitch is complete.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Re-record' })).toBeVisible()
  await expect(studio(page)).toBeHidden()
  expect(await page.evaluate(() => document.title)).not.toContain('●')
})
