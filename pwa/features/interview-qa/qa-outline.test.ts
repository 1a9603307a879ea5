import { expect, test } from 'vitest'
import type { QaQuestion } from '../../../api/contract/interview-qa.ts'
import { plainText } from '../../export/plain-text.ts'
import { standInWords } from '../../generation/status-words.ts'
import { fillBox } from '../../platform/draft.ts'
import { qaOutline } from './qa-outline.ts'
import { exampleQuestions } from './testing/example-questions.ts'

test('the file holds all ten questions with how to answer them, and the words of the user', () => {
  fillBox('Question 3?', 0, 'On my ward I led rounds.')
  const text = plainText(qaOutline('panel', exampleQuestions, new Set([1])))
  const pieces = [
    'INTERVIEW Q&A GUIDE',
    'Panel Interview',
    'Say aloud the 9 that are not ready',
    'Ready: 2. Question 2?',
    'To say: 3. Question 3?',
    '1. Question 1?',
    'Job-focused · General',
    'Situation: Ward 1.',
    '3. Question 3?',
    'Your answer: On my ward I led rounds.',
    '10. Question 10?',
    'Resume-focused · General',
  ]
  const positions = pieces.map((piece) => text.lastIndexOf(piece))
  expect(positions.filter((place) => place < 0)).toEqual([])
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
  expect(text.match(/Your answer:/gu)).toHaveLength(1)
})

test('a question that the built-in coach wrote instead of the AI says so', () => {
  const [first, second] = exampleQuestions
  const exported = (one: QaQuestion) => plainText(qaOutline(undefined, [one], new Set()))
  expect(exported({ ...first!, standIn: true })).toContain(standInWords)
  expect(exported(second!)).not.toContain(standInWords)
})
