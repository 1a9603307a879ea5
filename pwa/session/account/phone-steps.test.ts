import { expect, test } from 'vitest'
import { hasSimpleVariant, secondsToNewCode } from './phone-steps.ts'

test('a code that does not arrive can be requested again after 30 seconds', () => {
  expect([0, 1, 29_001, 30_000, 90_000].map((nowMs) => secondsToNewCode(0, nowMs))).toEqual([30, 30, 1, 0, 0])
})

test('only accounts whose uid begins with user- skip the SMS', () => {
  expect(hasSimpleVariant('user-7')).toBe(true)
  expect(hasSimpleVariant('Xuser-7')).toBe(false)
})
