import { newcomerWithCredits } from '../steps.ts'
import { expect } from '../story.ts'
import { test } from './connected.ts'
import { prepareSilence } from './silence.ts'
import { answerAloud, atQuestion, complete, listenToScores, meanByHand, next, skip, stage, startInterview } from './steps.ts'

/** The transcripts by question: strong, weak, rambling and empty ones, so that the scores differ. */
const answers = [
  'I led the night shift. We had too few nurses, so I changed the handover. As a result it took ten minutes less.',
  'I do not know.',
  'I like to work here because I like it and it is nice.',
  'In my last job our ward had 24 patients. I had to keep them safe, so I split the rounds. Falls went down by 30 percent.',
  'My greatest strength is that I stay calm. When a patient bled I called the doctor and held pressure until he came.',
]

test('ten questions: three answers without a connection, one recorded again, one skipped, one silent, and the right mean @long', async ({
  page,
  connected: { model },
}) => {
  test.setTimeout(300_000)
  model.setTranscription((_heard, nth) => ({ kind: 'text', text: answers[nth % answers.length]! }))
  const silence = await prepareSilence(page)
  const scores = listenToScores(page)
  await newcomerWithCredits(page)
  await startInterview(page)
  for (let number = 1; number <= 10; number++) {
    await atQuestion(page, number)
    if (number === 3) await page.context().setOffline(true)
    if (number === 6) await page.context().setOffline(false)
    if (number === 8) await silence.enter()
    if (number === 7) {
      await skip(page)
      continue
    }
    await answerAloud(page, { seconds: 3 })
    if (number === 8) await silence.leave()
    if (number === 2) await answerAloud(page, { again: true })
    if (number < 10) await next(page)
  }
  await complete(page)
  const scored = () => [...scores.keys()].sort((one, other) => one - other)
  await expect.poll(scored, { timeout: 90_000 }).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9])
  await expect(page.getByRole('img', { name: `Overall score ${meanByHand([...scores.values()])} of 10` })).toBeVisible()
  // Eight answers, and the first take of the second question if it was sent before it was recorded again; the silent one never arrived.
  expect(model.recordings.length).toBeGreaterThanOrEqual(8)
  expect(model.recordings.length).toBeLessThanOrEqual(9)
  expect(model.recordings.every(({ isSilent, durationSeconds }) => !isSilent && durationSeconds > 1.5)).toBe(true)
  await page.getByRole('button', { name: 'Review Detailed Feedback' }).click()
  await stage(page).getByRole('button', { name: 'Question 8, answered, review it' }).click()
  await expect(stage(page).getByText("Sorry, we couldn't transcribe your audio.")).toBeVisible()
})
