import { expect, test } from 'vitest'
import { bandOf, scoreColorOf } from './score-band.ts'

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

test('an answer is green from 8, yellow from 6 to under 8, red below', () => {
  expect([10, 8, 7.9, 7, 6, 5.9, 5.5, 0].map(scoreColorOf)).toEqual([
    'green',
    'green',
    'yellow',
    'yellow',
    'yellow',
    'red',
    'red',
    'red',
  ])
})
