import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { speakingInto } from '../microphone.ts'
import { newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { stage, startInterview } from './steps.ts'

/** Three seconds of speech, then six of silence: an answer and its end. */
function speechAndSilence(): string {
  const speech = readFileSync('e2e/fixtures/speech.wav')
  const head = speech.subarray(0, 44)
  const bytesPerSecond = head.readUInt32LE(28)
  const sound = Buffer.concat([speech.subarray(44, 44 + 3 * bytesPerSecond), Buffer.alloc(6 * bytesPerSecond)])
  const file = Buffer.concat([head, sound])
  file.writeUInt32LE(36 + sound.length, 4)
  file.writeUInt32LE(sound.length, 40)
  const path = join(mkdtempSync(join(tmpdir(), 'speech-')), 'speech-and-silence.wav')
  writeFileSync(path, file)
  return path
}

test.use(speakingInto(speechAndSilence()))

test('hands-free reads, records, notices the silence and moves on without a tap', async ({ page }) => {
  await newcomerWithCredits(page)
  await startInterview(page, () => page.getByLabel('Hands-free').check())
  const word = (text: string) => expect(stage(page).getByText(text, { exact: true })).toBeVisible()
  await word('Listen')
  await word("You're on")
  await expectAccessible(page, 'the hands-free screen')
  await expect(stage(page).getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible({ timeout: 40_000 })
  // What was said to the first question takes no time from the second.
  await expect(stage(page).getByRole('timer')).toHaveText(/^Up to 2:00/)
  // The whole lower half is one button: during the reading it starts the answer.
  await stage(page).getByRole('button', { name: 'Tap anywhere to answer now' }).click()
  await word("You're on")
  // A recording under 300 ms is no answer.
  await expect(stage(page).getByRole('timer')).toHaveText(/^1:59/)
  const question = page.getByRole('alertdialog', { name: 'Leave the interview for now?' })
  await page.goBack()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await stage(page).getByRole('button', { name: 'Use buttons' }).click()
  await expect(stage(page).getByRole('button', { name: 'Question 1, answered, review it' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Leave for now' }).click()
  await expect(page.getByText('Question 2 of 10, 2 answered. Everything is safe on this device.')).toBeVisible()
})
