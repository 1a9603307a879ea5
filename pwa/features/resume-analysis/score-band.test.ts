import { expect, test } from 'vitest'
import { bandOf, verdictOf } from './score-band.ts'

test.each([
  [100, 'green'],
  [80, 'green'],
  [79, 'blue'],
  [60, 'blue'],
  [59, 'yellow'],
  [40, 'yellow'],
  [39, 'red'],
  [0, 'red'],
])('a score of %i is %s', (score, tone) => {
  expect(bandOf(score).tone).toBe(tone)
})

test('a score without a match claims none', () => {
  const part = (points: number | null) => ({ id: 'match' as const, label: 'Match', points, weight: 0.7, explanation: '' })
  expect(verdictOf({ atsScore: 88, scoreParts: [part(90)] })).toMatchObject({ isCompared: true, word: 'a strong match on paper' })
  expect(verdictOf({ atsScore: 88, scoreParts: [part(null)] })).toMatchObject({
    isCompared: false,
    word: 'for the file alone: it could not be compared with this ad',
  })
})
