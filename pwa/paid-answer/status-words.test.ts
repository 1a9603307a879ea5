import { expect, test } from 'vitest'
import { holdWords, spentWords, writerWords } from './status-words.ts'

test('credits are on hold first and spent later; where nothing is charged, nothing is on hold', () => {
  expect(holdWords(5)).toBe('5 credits are on hold, not spent.')
  expect(holdWords(0)).toBe('Nothing is charged.')
  expect(spentWords({ creditsCharged: 5, creditsRemaining: 35 })).toBe('5 credits spent, 35 left.')
  expect(spentWords({ creditsCharged: 0, creditsRemaining: 40 })).toBe('Nothing was charged, 40 credits left.')
})

test('a person is told who wrote, and where one coach stood in for the other', () => {
  const titleOf = (name: string) => name.toUpperCase()
  expect(writerWords({ coach: 'builtin', standIns: [] }, titleOf)).toBe(
    'Built-in coach: connect an AI model for tailored writing.',
  )
  expect(writerWords({ coach: 'openai', standIns: [] }, titleOf)).toBeNull()
  expect(writerWords({ coach: 'openai', standIns: ['goal', 'company'] }, titleOf)).toContain('in: GOAL, COMPANY.')
})
