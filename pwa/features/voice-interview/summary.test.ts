import { expect, test } from 'vitest'
import { fallbackFeedback } from '../../../api/contract/fallback-feedback.ts'
import { meanOf } from '../../answer-review/practice-score.ts'
import type { AnswerProgress } from './answer-progress.ts'
import { firstUnique, labelOf, summaryOf } from './summary.ts'
import { countWordsOf, headlineOf, oneStepIn, progressNoteOf, writtenBy } from './summary-words.ts'
import { feedbackOf, notesWith } from './testing/example-interview.ts'

const ready = (score: number, over = {}): AnswerProgress => ({
  state: 'ready',
  transcript: 'x',
  feedback: feedbackOf(score, over),
  recomputationsLeft: 5,
})

test('7 is Good, 5 is Average, less needs work', () => {
  expect([7, 6.9, 5, 4.9, 0].map(labelOf)).toEqual(['Good', 'Average', 'Average', 'Needs Work', 'Needs Work'])
})

test('the heading beside the mean praises only what is green', () => {
  const none = { pending: 0, waiting: 0, skipped: 0 }
  const headline = (mean: number | null) => headlineOf({ ...none, mean })
  expect(headline(8)).toBe("That's ten. You're ready to walk in.")
  expect([7.9, 7, 6].map(headline)).toEqual(Array(3).fill("That's ten. Some answers can still get stronger."))
  expect([5.9, 5, 0].map(headline)).toEqual(Array(3).fill("That's ten. Try the weakest ones again."))
  expect(headline(null)).toBe("That's ten. Here is what we heard.")
  expect(headlineOf({ ...none, mean: 9, pending: 1 })).toBe("You're through. Feedback is arriving.")
  expect(headlineOf({ ...none, mean: 9, waiting: 2 })).toBe('2 answers need a word from you')
  expect(headlineOf({ ...none, mean: 9, skipped: 9 })).toBe('1 of 10 answered, 9 to go')
})

test('the one step: first what was skipped, then what waits for the user, then the weakest answer', () => {
  const skipped: AnswerProgress = { state: 'unanswered' }
  const needsWords: AnswerProgress = { state: 'needs-words', wasDiscarded: false }
  const stepIn = (...all: AnswerProgress[]) => {
    const step = oneStepIn({ notes: notesWith([]), allProgress: all, allTakes: all.map(() => []) })
    return step && [step.index, step.label]
  }
  expect(stepIn(ready(5), skipped, ...Array(8).fill(skipped))).toEqual([1, 'Answer the other 9'])
  expect(stepIn(ready(5), skipped)).toEqual([1, 'Answer the last one'])
  expect(stepIn(ready(5), needsWords)).toEqual([1, 'Finish question 2'])
  expect(stepIn(ready(7), ready(5), ready(9))).toEqual([1, 'Say question 2 again'])
  expect(stepIn(ready(8), ready(9))).toBeNull()
  // After its 24 hours the step says what it costs.
  const over = { notes: notesWith([]), allProgress: [ready(5), skipped], allTakes: [[], []] }
  expect(oneStepIn(over, false)?.note).toBe('Recording is free. Feedback on an answer: 5 credits.')
})

test('the mean has one decimal and is exact', () => {
  expect(meanOf([6.9, 7.2, 8.1, 0, 5.5])).toBe(5.5)
  expect(meanOf([6.9, 7])).toBe(7)
  expect(meanOf([])).toBeNull()
})

test('provisional, skipped and pending answers are left out of the mean, and counted separately', () => {
  const notTranscribed: AnswerProgress = {
    ...{ state: 'not-transcribed', sentence: 's', jobId: 'j', transcript: 't', feedback: fallbackFeedback },
  }
  const summary = summaryOf([
    ready(8),
    ready(6.5),
    ready(5, { provisional: true, strengths: ['Invented?'] }),
    notTranscribed,
    { state: 'unanswered' },
    { state: 'reviewing', transcript: 'x', before: null, waitsForConnection: false },
    { state: 'needs-words', wasDiscarded: false },
  ])
  expect(summary).toMatchObject({ mean: 7.3, label: 'Good', counted: 2, provisional: 2, pending: 1, waiting: 1, skipped: 1 })
  expect(countWordsOf(summary)).toBe(
    '2 answers counted, 2 provisional and left out, 1 still being reviewed, 1 needing your input, 1 skipped.',
  )
  expect(summary.strengths).toEqual(['Strong at 8.', 'Strong at 6.5.'])
})

test('a silent answer counts: it was transcribed, and nothing was said', () => {
  expect(summaryOf([ready(8), ready(0, { verdict: 'nothing-said' })]).mean).toBe(4)
})

test('up to five different strengths and improvements', () => {
  expect(firstUnique(['A', 'a.', 'B', 'C!', 'c', 'D', 'E', 'F'])).toEqual(['A', 'B', 'C!', 'D', 'E'])
})

test('without an answer there is no mean and no label', () => {
  expect(summaryOf([{ state: 'unanswered' }])).toMatchObject({ mean: null, label: null, skipped: 1 })
})

test('standard questions that complete the ten, and feedback that the AI could not write, are named as such', () => {
  const session = { ...notesWith([]).session, coach: 'openai' as const }
  expect(writtenBy({ session }, summaryOf([ready(8, { coach: 'openai' })]))).toEqual([])
  expect(writtenBy({ session: { ...session, defaultQuestions: 3 } }, { hasStandIns: false })).toEqual([
    'Questions 8 to 10 are standard ones for this round, not written by the AI for this job.',
  ])
  expect(writtenBy({ session: { ...session, defaultQuestions: 1 } }, { hasStandIns: false })[0]).toMatch(/^The last question is/)
  expect(writtenBy({ session: { ...session, coach: 'builtin', defaultQuestions: 3 } }, { hasStandIns: false })).toEqual([])
  expect(writtenBy({ session }, summaryOf([ready(8, { coach: 'openai', standIns: ['strengths'] })]))[0]).toMatch(/built-in coach/)
})

const sending = (waitsForConnection: boolean) => ({ state: 'sending' as const, waitsForConnection })

test('one line says what is in progress, and there is none when nothing is', () => {
  expect(progressNoteOf([{ state: 'unanswered' }], 'on-this-device')).toBeNull()
  expect(progressNoteOf([sending(false)], 'on-this-device')).toBe('Feedback on 1 answer is being written. Keep going.')
})

test('without a connection it says that the answers are safe', () => {
  expect(progressNoteOf([sending(true), sending(false)], 'on-this-device')).toBe(
    'No connection. Keep going. 2 answers safe on this device; feedback follows automatically.',
  )
})

test('where the browser stores nothing, nothing is called safe', () => {
  expect(progressNoteOf([sending(true)], 'in-this-tab')).toBe(
    'No connection. Keep going. 1 answer in this tab only, so keep it open; feedback follows automatically.',
  )
})
