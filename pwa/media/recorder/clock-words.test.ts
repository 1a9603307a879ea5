import { expect, test } from 'vitest'
import { clockInWords, clockOf, wholeSecondsLeft } from './clock-words.ts'

test('time is shown as minutes and seconds', () => {
  expect([0, 999, 65_400, 120_000, -5].map(clockOf)).toEqual(['0:00', '0:00', '1:05', '2:00', '0:00'])
})

test('time is said in words', () => {
  expect([1_000, 65_400, 120_000].map(clockInWords)).toEqual(['1 second', '1 minute 5 seconds', '2 minutes 0 seconds'])
})

test('two minutes begin at 2:00 and end at 0:00', () => {
  const shown = [0, 1, 999, 1_000, 119_001, 120_000, 120_300].map((recordedMs) => clockOf(wholeSecondsLeft(120_000, recordedMs)))
  expect(shown).toEqual(['2:00', '2:00', '2:00', '1:59', '0:01', '0:00', '0:00'])
})
