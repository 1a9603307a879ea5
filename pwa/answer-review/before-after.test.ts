import { expect, test } from 'vitest'
import { fallbackFeedback } from '../../api/contract/fallback-feedback.ts'
import { type Attempt, changesBetween, scoreChangeWords } from './before-after.tsx'

const attempt = (label: string, score: number, wordsPerMinute: number | null, durationSeconds: number | null): Attempt => ({
  label,
  score,
  delivery: { ...fallbackFeedback.delivery, words: 120, wordsPerMinute, durationSeconds },
})

test('trying again shows what became of the score and of each figure, in words', () => {
  const [first, second] = [attempt('Take 1', 5.4, 190, 20), attempt('Take 2', 7.1, 150, 15)]
  expect(scoreChangeWords(first, second)).toBe('Take 2: 7.1, up from 5.4.')
  expect(scoreChangeWords(second, { ...first, label: 'Take 3' })).toBe('Take 3: 5.4, down from 7.1.')
  expect(scoreChangeWords(first, { ...first, label: 'Take 2' })).toBe('Take 2: 5.4, the same as take 1.')
  expect(changesBetween(first, second)).toEqual([
    { label: 'Pace', before: '190 words a minute', after: '150 words a minute', verdict: 'better' },
    { label: 'Length', before: '0:20', after: '0:15', verdict: 'worse' },
  ])
})

test('a typed take has no pace to compare', () => {
  expect(changesBetween(attempt('Take 1', 5, 150, 60), attempt('Take 2', 6, null, null))).toEqual([])
})
