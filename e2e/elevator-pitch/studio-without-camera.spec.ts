import { speakingInto } from '../microphone.ts'
import { newcomer } from '../steps.ts'
import { storedRows } from '../stored-rows.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { openRecording, playsVideo, recordFor, studio, tap } from './studio-steps.ts'

test.use(speakingInto())

/** A device whose camera, or whose camera and microphone, cannot be used. */
const refusing = (name: string, alsoSound: boolean) => `(() => {
  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  navigator.mediaDevices.getUserMedia = (wish) =>
    wish.video || ${alsoSound} ? Promise.reject(new DOMException('no', '${name}')) : ask(wish)
})()`

test('without a camera the sound alone is recorded, and the screen says so', async ({ page }) => {
  await page.addInitScript(refusing('NotFoundError', false))
  await newcomer(page)
  await openRecording(page)
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await expect(page.getByText('Camera Unavailable')).toBeVisible()
  await expect(page.getByText('Recording audio only. Your pitch is judged by what you say.')).toBeVisible()
  await expectAccessible(page, 'the studio with sound only')
  await page.evaluate(() => {
    const { start } = MediaRecorder.prototype
    MediaRecorder.prototype.start = () => {
      MediaRecorder.prototype.start = start
      throw new DOMException('broken', 'NotSupportedError')
    }
  })
  await tap(page, 'Record')
  await expect(studio(page).getByText('Failed to start recording. Please try again.')).toBeVisible()
  await tap(page, 'Try again')
  await recordFor(page, 2)
  await expect(page.getByText(/^Audio only, /)).toBeVisible()
  const player = page.getByRole('region', { name: 'Your pitch' })
  await player.getByRole('button', { name: 'Play' }).click()
  await expect(player.getByRole('slider', { name: 'Position' })).not.toHaveValue('0')
  expect((await storedRows(page, 'recordings')).map(({ kind }) => kind)).toEqual(['audio'])
})

test('when camera and microphone are refused the screen says what to do, and a video from a file still works', async ({
  page,
}) => {
  await page.addInitScript(refusing('NotAllowedError', true))
  await newcomer(page)
  await openRecording(page)
  await page.getByRole('button', { name: 'Open the camera' }).click()
  await expect(studio(page).getByText(/^Failed to access your microphone. Please check your permissions/)).toBeVisible()
  await expect(studio(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await studio(page).getByRole('button', { name: 'Close' }).click()

  await page.getByText('Use a video you have').click()
  const drop = page.getByLabel('Or upload an MP4 video')
  await drop.setInputFiles('e2e/fixtures/speech.wav')
  await expect(page.getByText('Please upload an MP4 video file')).toBeVisible()
  await drop.setInputFiles('e2e/fixtures/pitch.mp4')
  await expect(page.getByRole('heading', { name: 'Your video' })).toBeVisible()
  expect(await playsVideo(page)).toMatchObject({ playedOn: true, width: 320, height: 180 })
  await expect(page.getByText(/ \/ 0:03$/)).toBeVisible()
  await expectAccessible(page, 'the chosen video')
  await page.reload()
  const offer = page.getByRole('alertdialog', { name: 'You have an unfinished recording: continue or discard' })
  await offer.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/ \/ 0:03$/)).toBeVisible()
  // Byte for byte as it was chosen.
  expect((await storedRows(page, 'recordings')).map(({ bytes }) => bytes)).toEqual([41_710])
})
