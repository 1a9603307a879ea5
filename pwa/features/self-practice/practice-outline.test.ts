import { expect, test } from 'vitest'
import { fallbackFeedback } from '../../../api/contract/fallback-feedback.ts'
import { InterviewFeedbackAnswer } from '../../../api/contract/voice-interview.ts'
import { plainText } from '../../export/plain-text.ts'
import { answered, newPractice } from '../../media/interview-runner/practice.ts'
import { practiceOutline } from './practice-outline.ts'

const questions = ['Why us?', 'Why you?', 'Why now?'].map((question) => ({ question, type: 'general' as const, goal: 'To know' }))
const answer = InterviewFeedbackAnswer.parse({
  ...{
    ...fallbackFeedback,
    provisional: false,
    verdict: 'answered',
    score: 8.2,
    scoreColor: 'green',
    transcript: 'As heard',
    words: [],
  },
  ...{ refinedAnswer: 'Told better', recomputationsLeft: null, creditsCharged: 5, creditsRemaining: 35 },
})

test('the export has every question, the words that are known, and the feedback that was requested', () => {
  const spoken = answered(newPractice(questions), 0, { how: 'spoken', id: 'a', lengthMs: 62_000, captions: null })
  const practice = answered(spoken, 1, { how: 'typed', id: 'b', text: 'As typed' })
  const text = plainText(practiceOutline(practice, {}, new Map([['a', { answer, before: [], request: null }]])))
  expect(text).toContain('1. WHY US?')
  expect(text).toContain('Spoken, 1:02 long.')
  expect(text).toContain('You said: As heard')
  expect(text).toContain('8.2 of 10: A strong answer')
  expect(text).toContain('Refined answer: Told better')
  expect(text).toContain('You said: As typed')
  expect(text).toContain('Skipped')
})

test('words that the user corrected override every transcript', () => {
  const practice = answered(newPractice(questions), 0, {
    how: 'spoken',
    id: 'a',
    lengthMs: 1_000,
    captions: 'as captioned',
  })
  const exported = (corrected: Record<string, string>) => plainText(practiceOutline(practice, corrected, new Map()))
  expect(exported({ a: 'Put right' })).toContain('You said: Put right')
  expect(exported({})).toContain('You said: as captioned')
})
