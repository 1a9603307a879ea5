import { expect, test } from 'vitest'
import { hasPassed } from './sounds.ts'

test('a tone comes once at 30 and once at 10 seconds left', () => {
  expect(hasPassed(30_100, 29_900)).toBe(true)
  expect(hasPassed(29_900, 29_700)).toBe(false)
  expect(hasPassed(10_050, 10_000)).toBe(true)
  expect(hasPassed(10_000, 9_700)).toBe(false)
})

test('going back to the start of an answer makes no tone', () => {
  expect(hasPassed(9_000, 120_000)).toBe(false)
})
