import { expect, test } from 'vitest'
import { bandOf } from './score-band.ts'

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
