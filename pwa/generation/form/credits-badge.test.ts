import { expect, test } from 'vitest'
import { creditsBadge } from './credits-badge.ts'

test("the badge shows '...' while loading, and never a made-up balance", () => {
  expect(creditsBadge({ state: 'loading', credits: 0 })).toBe('... credits available')
  expect(creditsBadge({ state: 'known', credits: 25 })).toBe('25 credits available')
  expect(creditsBadge({ state: 'unknown', credits: 0 })).toBe('Credits could not be checked')
})
