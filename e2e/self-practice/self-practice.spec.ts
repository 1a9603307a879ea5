import { speakingInto } from '../microphone.ts'
import { inFront, keepScores, keptScores } from '../shell/steps.ts'
import { newcomer, newcomerWithCredits } from '../steps.ts'
import { expect, expectAccessible, test } from '../story.ts'
import { answerAloud, openSelfPractice, playsBack, recordAgain, stage } from './steps.ts'

test.use(speakingInto())

test('own questions: one recorded twice, one typed with feedback for 5 credits, and everything deleted when the person ends it', async ({
  page,
}) => {
  await newcomerWithCredits(page)
  await keepScores(page)
  await openSelfPractice(page)
  await page.getByLabel('My own').check()
  await page.getByRole('button', { name: 'Start practice' }).click()
  await expect(page.locator('.field-error')).toContainText('Please write at least one question')
  await page.getByLabel('Your questions, one per line').fill('Why nursing?\nTell me about a time you calmed a worried family.')
  await page.getByRole('button', { name: 'Start practice' }).click()

  await expect(stage(page).getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible()
  await answerAloud(page, 1)
  await recordAgain(page)
  await answerAloud(page, 2)
  await playsBack(page)
  await stage(page).getByRole('button', { name: 'Next' }).click()

  await expect(stage(page).getByRole('heading', { name: 'Tell me about a time' })).toBeVisible()
  await stage(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('Record Your Answer')).toBeVisible()
  await stage(page).getByRole('button', { name: 'Type instead' }).click()
  await stage(page).getByLabel('Your answer').fill(calmedFamily)
  await stage(page).getByRole('button', { name: 'Use this answer' }).click()
  await expect(stage(page).getByText('You have 40. You pay only if you get feedback.')).toBeVisible()
  await stage(page).getByRole('button', { name: 'Get AI feedback (5 credits)' }).click()
  await expect(stage(page).getByRole('img', { name: /^Score \d+\.\d of 10/ })).toBeVisible()
  await stage(page).getByText('How this score is made').click()
  await expectAccessible(page, 'feedback on the stage')
  // With the keyboard: a sentence is moved to another part, and the score follows.
  const result = stage(page).locator('.said details', { hasText: 'our patient survey score went up from 82 to 91 percent' })
  await result.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'where a sentence may be moved to')
  await result.getByRole('button', { name: 'Situation' }).focus()
  await page.keyboard.press('Enter')
  await expect(stage(page).getByText('Corrected by you. Your score counts it.')).toBeVisible()
  await expect(stage(page).getByText('You do not say what came of it.')).toBeVisible()
  await stage(page).getByLabel('Result not heard. I said it: choose the sentence').click()
  await expectAccessible(page, 'which sentence tells the result')
  await stage(page)
    .getByRole('button', { name: /^In the end they thanked the whole team/ })
    .click()
  await expect(stage(page).getByText('You say what came of it, with something that can be checked.')).toBeVisible()
  // What was paid for stays with its practice.
  await page.reload()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }).click()
  await expect(stage(page).getByRole('img', { name: /^Score \d+\.\d of 10/ })).toBeVisible()
  await stage(page).getByRole('button', { name: 'Complete' }).click()

  await expect(page.getByRole('heading', { name: "That's all of them. One can still get stronger." })).toBeVisible()
  await expect(page.getByRole('button', { name: '35 credits' })).toBeVisible()
  const shown = await page.getByRole('button', { name: /^Question 2, \d/ }).getAttribute('aria-label')
  expect(await keptScores(page)).toEqual([['self', Number(shown!.match(/\d\.\d/)![0]), null]])
  // An answer under 6 is not praised.
  expect(Number(shown!.match(/\d\.\d/)![0])).toBeLessThan(6)
  await expect(page.getByText('Your best sentence')).toBeHidden()
  await expectAccessible(page, 'the summary')
  await page.getByRole('button', { name: /^Question 2, \d/ }).click()
  await expect(stage(page).getByRole('img', { name: /^Score \d+\.\d of 10/ })).toBeVisible()
  await stage(page).getByRole('button', { name: 'Summary' }).click()
  await page.getByRole('button', { name: 'Start a new practice' }).click()
  await page.getByRole('button', { name: 'End and delete' }).click()
  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('with the keyboard alone: start, record with live captions, stop, skip, leave, come back @desktop', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(understands, 'I would listen before I change anything')
  await newcomer(page)
  await openSelfPractice(page)
  await page.getByRole('combobox', { name: 'Interview round' }).focus()
  await page.keyboard.press('p')
  await expect(page.getByText('Multiple interviewers assessment')).toBeVisible()
  await page.getByRole('button', { name: 'Start practice' }).focus()
  await page.keyboard.press('Enter')
  await expect(stage(page).getByRole('button', { name: 'Record', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(stage(page).getByRole('button', { name: 'Stop' })).toBeFocused()
  const words = stage(page).getByText('I would listen before I change anything')
  // Phones take the microphone from the recorder for recognition: no captions there.
  if (!isMobile) await expect(words).toBeVisible()
  await expect(stage(page).getByRole('timer')).toContainText('1:58')
  await page.keyboard.press('Space')
  await expect(stage(page).getByRole('button', { name: 'Record again' })).toBeFocused()
  await expect(stage(page).getByText('How you said it')).toBeVisible()
  expect(await words.count()).toBe(isMobile ? 0 : 1)
  await page.keyboard.press('Tab')
  await expect(stage(page).getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(stage(page).getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave for now' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your practice is waiting' })).toBeVisible()
  await expectAccessible(page, 'a practice that waits')
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(stage(page).getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible()
  // Back asks, Back again stays; answered with yes, the next Back leaves the screen.
  const question = page.getByRole('alertdialog', { name: 'Leave the interview for now?' })
  await page.goBack()
  await expect(question).toBeVisible()
  await page.waitForFunction(() => history.state?.guard)
  await page.goBack()
  await expect(question).toBeHidden()
  await page.goForward()
  await expect(stage(page).getByRole('heading', { name: 'Question 2 of 10' })).toBeVisible()
  await page.goBack()
  await question.getByRole('button', { name: 'Leave for now' }).click()
  await expect(page.getByRole('heading', { name: 'Your practice is waiting' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await inFront(page)
    .getByRole('link', { name: /Resume Analytics/ })
    .first()
    .click()
  await expect(page).toHaveURL(/analysis/)
})

/** A browser that recognizes one sentence; the real one asks its manufacturer's server. */
function understands(sentence: string) {
  class Recognizer {
    onresult: (event: object) => void = () => undefined
    onend: () => void = () => undefined
    start() {
      const result = Object.assign([{ transcript: sentence }], { isFinal: true })
      setTimeout(() => this.onresult({ resultIndex: 0, results: [result] }), 500)
    }
    stop() {
      setTimeout(() => this.onend())
    }
    abort() {}
  }
  Object.assign(globalThis, { SpeechRecognition: Recognizer, webkitSpeechRecognition: Recognizer })
}

const calmedFamily = `Last winter a family was told that their father's surgery was delayed by six hours, and they were angry and afraid.
My task was to keep them informed while the unit was full. I sat down with them, I explained the reason in plain words, I gave them a
time for the next update, and I called the surgeon myself. Every hour I came back with news. In the end they thanked the whole team, and
our patient survey score went up from 82 to 91 percent in that quarter.`

test('with the microphone refused, typing comes first', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await newcomer(page)
  await openSelfPractice(page)
  await page.getByRole('button', { name: 'Start practice' }).click()
  await stage(page).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(stage(page).getByText('Show me how')).toBeVisible()
  await expect(stage(page).getByRole('button', { name: 'Try again' })).toBeFocused()
  await expect(stage(page).getByRole('timer')).toHaveCount(0)
  await expectAccessible(page, 'a refused microphone')
  await stage(page).getByRole('button', { name: 'Type instead' }).click()
  await stage(page).getByLabel('Your answer').fill('I kept the ward calm.')
  await stage(page).getByRole('button', { name: 'Use this answer' }).click()
  await expect(stage(page).getByText('I kept the ward calm.')).toBeVisible()
})
