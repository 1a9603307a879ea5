import { expect, test } from 'vitest'
import { untilNextLine } from './arrivals.tsx'

test('lines for screen readers are 3 s apart', () => {
  expect(untilNextLine(null, 10_000)).toBe(0)
  expect(untilNextLine(10_000, 10_500)).toBe(2_500)
  expect(untilNextLine(10_000, 20_000)).toBe(0)
})
