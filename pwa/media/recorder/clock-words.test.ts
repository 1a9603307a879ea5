import { expect, test } from 'vitest'
import { clockInWords, clockOf } from './clock-words.ts'

test('time is shown as minutes and seconds', () => {
  expect([0, 999, 65_400, 120_000, -5].map(clockOf)).toEqual(['0:00', '0:00', '1:05', '2:00', '0:00'])
})

test('time is said in words', () => {
  expect([1_000, 65_400, 120_000].map(clockInWords)).toEqual(['1 second', '1 minute 5 seconds', '2 minutes 0 seconds'])
})
