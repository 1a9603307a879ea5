import { expect, test } from 'vitest'
import { fallbackFeedback } from '../../../api/contract/fallback-feedback.ts'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import type { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import { plainText } from '../../export/plain-text.ts'
import { standInWords } from '../../generation/status-words.ts'
import { qaOutline } from './qa-outline.ts'
import { exampleQuestions } from './testing/example-questions.ts'

const noFeedback = () => undefined

test('the file holds all ten questions with their answers, and the answers of the person', () => {
  const own = new Map([[2, { id: 'a', spoken: null, words: 'On my ward I led rounds.' }]])
  const text = plainText(qaOutline('panel', exampleQuestions, own, noFeedback))
  const pieces = [
    'INTERVIEW Q&A GUIDE',
    'Panel Interview',
    '1. Question 1?',
    'Job-focused · General',
    'Situation: Ward 1.',
    '3. Question 3?',
    'My answer: On my ward I led rounds.',
    '10. Question 10?',
    'Resume-focused · General',
  ]
  const positions = pieces.map((piece) => text.lastIndexOf(piece))
  expect(positions.filter((place) => place < 0)).toEqual([])
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
})

test('a spoken answer without words is named, not guessed', () => {
  const own = new Map([[0, { id: 'a', spoken: { file: new Blob(), lengthMs: 1_000 }, words: null }]])
  expect(plainText(qaOutline(undefined, exampleQuestions.slice(0, 1), own, noFeedback))).toContain(
    'My answer: (spoken, no transcript)',
  )
})

test('feedback that was paid for is in the file too, with the words that the server understood', () => {
  const own = new Map([[0, { id: 'a', spoken: { file: new Blob(), lengthMs: 1_000 }, words: null }]])
  const feedback: InterviewFeedbackAnswer = {
    ...{ ...fallbackFeedback, provisional: false, score: 8, strengths: ['Names the ward'], refinedAnswer: 'On my ward ...' },
    ...{ transcript: 'I led rounds.', words: [], recomputationsLeft: null, creditsCharged: 5, creditsRemaining: 30 },
  }
  const text = plainText(qaOutline(undefined, exampleQuestions.slice(0, 1), own, (id) => (id === 'a' ? feedback : undefined)))
  expect(text).toContain('My answer: I led rounds.')
  expect(text).toContain('8.0 of 10')
  expect(text).toContain('- Names the ward')
  expect(text).toContain('Refined answer: On my ward ...')
})

test('a question that the built-in coach wrote instead of the AI says so', () => {
  const [first, second] = exampleQuestions
  const exported = (one: QaQuestion) => plainText(qaOutline(undefined, [one], new Map(), noFeedback))
  expect(exported({ ...first!, standIn: true })).toContain(standInWords)
  expect(exported(second!)).not.toContain(standInWords)
})
