import { expect, test } from 'vitest'
import { lastKnown, pillOf } from './pill.ts'

const known = (credits: number) => ({ state: 'known' as const, credits, checkedAt: null })
const verified = { state: 'known' as const, phoneVerified: true }

test('a verified user sees the balance and what credits are for', () => {
  expect(pillOf(known(25), verified)).toEqual({
    look: 'open',
    count: 25,
    tooltip: 'Use credits to unlock resume, voice, or pitch tools',
  })
})

test('an unverified user sees a lock and how to remove it', () => {
  const pill = pillOf(known(0), { state: 'known', phoneVerified: false })
  expect(pill).toEqual({ look: 'locked', count: 0, tooltip: 'Verify your phone number to unlock 40 credits' })
})

test('a balance or profile that could not be fetched locks nothing', () => {
  expect(pillOf({ state: 'unknown', credits: 0, checkedAt: null }, verified).look).toBe('unknown')
  expect(pillOf(known(0), { state: 'unknown', phoneVerified: false }).look).toBe('unknown')
})

test('a balance that could not be fetched is the last known one, and says from when', () => {
  const checkedAt = new Date(2026, 10, 26, 14, 10)
  expect(pillOf({ state: 'unknown', credits: 605, checkedAt }, verified)).toEqual({ look: 'unknown', count: 605, checkedAt })
  expect(lastKnown(605, checkedAt)).toBe('605 credits when last checked, Nov 26, 2:10 PM')
})

test('the pill waits while either is still loading', () => {
  expect(pillOf({ state: 'loading', credits: 0, checkedAt: null }, verified).look).toBe('loading')
  expect(pillOf(known(1), { state: 'loading', phoneVerified: false }).look).toBe('loading')
})
