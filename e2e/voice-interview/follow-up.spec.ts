import { newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible } from '../story.ts'
import { test } from './connected.ts'
import {
  answerAloud,
  atQuestion,
  listenToScores,
  meanByHand,
  next,
  scoreShown,
  skip,
  stage,
  startInterview,
  typeAnswer,
} from './steps.ts'

const thin = 'The waiting times on our ward were far too long. We looked at it together, and then it got better.'
const whole = 'I led the night shift. I changed the handover and I trained four nurses. It took 10 minutes less.'

test('a thin answer gets one follow-up when the next is done, without a connection it gets none, and the ten decide the score', async ({
  page,
}) => {
  const scores = listenToScores(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await newcomerWithCredits(page)
  await startInterview(page, () => page.getByLabel('Follow-up questions').check())
  const coming = (number: number) => stage(page).getByText(`Follow-up to question ${number}, still to come`)

  await typeAnswer(page, thin)
  await next(page)
  await atQuestion(page, 2)
  await expect(coming(1)).toBeAttached()
  await typeAnswer(page, whole)
  await scoreShown(page)
  await next(page)

  // It is asked like any other question, and a reload in the middle keeps it.
  const followUp = stage(page).getByRole('heading', { name: 'Follow-up question' })
  await expect(followUp).toBeVisible()
  await page.reload()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  await expect(followUp).toBeVisible()
  await expect(stage(page).getByRole('heading', { name: 'What was your own part?' })).toBeVisible()
  await expectAccessible(page, 'a follow-up')
  await answerAloud(page)
  await scoreShown(page)

  await page.context().setOffline(true)
  await next(page)
  await atQuestion(page, 3)
  await typeAnswer(page, thin)
  await next(page)
  for (const _number of [4, 5, 6]) await skip(page)
  await page.context().setOffline(false)
  await expect.poll(() => [...scores.keys()].sort((one, other) => one - other)).toEqual([0, 1, 2, 10])
  await expect(stage(page).getByText(/^Feedback on/)).toBeHidden()
  await expect(coming(3)).not.toBeAttached()

  await stage(page).getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('button', { name: 'Leave for now' }).click()
  await page.getByRole('button', { name: 'Finish and see the summary' }).click()
  await expect(page.getByText('3 of 10 answered, 7 to go')).toBeVisible()
  const ofTheTen = [0, 1, 2].map((index) => scores.get(index)!)
  await expect(page.getByRole('img', { name: `Overall score ${meanByHand(ofTheTen)} of 10` })).toBeVisible()
  await expectAccessible(page, 'a summary with a follow-up')
  await page.getByRole('button', { name: `Follow-up to question 1, ${scores.get(10)!.toFixed(1)}` }).click()
  await expect(followUp).toBeVisible()
  await scoreShown(page)
  await expect(page.getByRole('button', { name: '25 credits' })).toBeAttached()
})
