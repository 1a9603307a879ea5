import { expect, test } from 'vitest'
import { creditsBadge, isTooLow, shortageNote } from './balance.ts'

test("the badge shows '...' while loading, and never a made-up balance", () => {
  expect(creditsBadge({ state: 'loading', credits: 0 })).toBe('... credits available')
  expect(creditsBadge({ state: 'known', credits: 25 })).toBe('25 credits available')
  expect(creditsBadge({ state: 'unknown', credits: 0 })).toBe('Credits could not be checked')
})

test('only a known balance below the price is too low', () => {
  expect(isTooLow({ state: 'known', credits: 4 }, 5)).toBe(true)
  expect(isTooLow({ state: 'known', credits: 5 }, 5)).toBe(false)
  expect(isTooLow({ state: 'unknown', credits: 0 }, 5)).toBe(false)
  expect(shortageNote({ state: 'known', credits: 4 }, 5)).toBe('This takes 5, you have 4.')
  expect(shortageNote({ state: 'loading', credits: 0 }, 5)).toBeNull()
})
