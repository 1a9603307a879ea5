import { defaultTranscription } from '../../api/coach/testing/transcription-script.ts'
import { newcomerWithCredits } from '../steps.ts'
import { expect } from '../story.ts'
import { test } from './connected.ts'
import { prepareSilence } from './silence.ts'
import {
  answerAloud,
  atQuestion,
  beginRecording,
  complete,
  listenToScores,
  meanByHand,
  next,
  scoreShown,
  skip,
  stage,
  startInterview,
} from './steps.ts'

test('an interview continues through a reload, a lost connection, silence and a failing transcriber, and counts only what was transcribed', async ({
  page,
  connected: { model },
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const silence = await prepareSilence(page)
  const scores = listenToScores(page)
  await newcomerWithCredits(page)
  await startInterview(page)

  await answerAloud(page)
  await scoreShown(page)
  // The tab is reloaded in the middle of the second answer; nothing of it is lost, and it is recorded again.
  await next(page)
  await beginRecording(page)
  await expect(stage(page).getByRole('timer')).toContainText('1:58')
  await page.reload()
  const unfinished = page.getByRole('alertdialog', { name: 'You have an unfinished recording: continue or discard' })
  await unfinished.getByRole('button', { name: 'Continue' }).click()
  await atQuestion(page, 2)
  await scoreShown(page)
  await answerAloud(page, { again: true })

  // Without a connection: one answer spoken, one silent.
  await page.context().setOffline(true)
  await next(page)
  await atQuestion(page, 3)
  await answerAloud(page)
  await next(page)
  await silence.enter()
  await answerAloud(page)
  await silence.leave()
  await expect(stage(page).getByText(/answers safe on this device; feedback follows automatically/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(stage(page).getByText("Sorry, we couldn't transcribe your audio.")).toBeVisible()
  await stage(page).getByRole('button', { name: 'Question 3, answered, review it' }).click()
  await scoreShown(page)

  // The transcriber fails: its stand-in is provisional until it works again.
  model.setTranscription(() => ({ kind: 'fail', status: 500 }))
  await stage(page).getByRole('button', { name: 'Next' }).click()
  await next(page)
  await answerAloud(page)
  await expect(stage(page).getByText('Failed to transcribe your answer. Please try again.')).toBeVisible()
  await expect(stage(page).getByText('Transcription failed. Please try recording again.')).toBeVisible()
  await expect(stage(page).getByText('Provisional, not counted')).toBeVisible()
  for (let number = 5; number < 10; number++) await (number === 5 ? next(page) : skip(page))
  await atQuestion(page, 10)
  model.setTranscription(defaultTranscription)
  await answerAloud(page)
  await scoreShown(page)
  await stage(page).getByRole('button', { name: 'Question 5, answered, review it' }).click()
  const retry = stage(page).getByRole('alert').getByRole('button', { name: 'Try again' })
  if (await retry.isVisible()) await retry.click()
  await scoreShown(page)
  await stage(page).getByRole('button', { name: 'Question 10, answered, review it' }).click()
  await complete(page)

  // Six scores from the server: questions 1 to 5 and 10, the silent one among them.
  expect([...scores.keys()].sort((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 9])
  await expect(page.getByRole('img', { name: `Overall score ${meanByHand([...scores.values()])} of 10` })).toBeVisible()
  await expect(page.getByText('6 of 10 answered, 4 to go')).toBeVisible()
  // What the transcriber got was complete and loud; silence never reached it.
  const [first, cutOff, ...others] = model.recordings
  expect([first!, ...others].filter(({ durationSeconds: seconds }) => seconds <= 1.5 || seconds >= 6)).toEqual([])
  expect(model.recordings.filter(({ isSilent }) => isSilent)).toEqual([])
  // A reload at two seconds may take the last pieces of half a second; a slow machine has one more of them on its way.
  expect(cutOff!.durationSeconds).toBeGreaterThanOrEqual(1)
  await expect(page.getByRole('button', { name: '25 credits' })).toBeVisible()
})
