import { expect, test } from 'vitest'
import { againLabel, againNote } from './free-again.ts'

const until = '2026-11-22T10:00:00.000Z'
const before = new Date('2026-11-22T10:00:00.000Z')
const after = new Date('2026-11-22T10:00:00.001Z')
const offer = (regenerationsLeft: number) => ({ regenerationsLeft, regenerationsUntil: until })

test('changing my words is free five times, and says how often', () => {
  expect(againNote(offer(5), before)).toContain('Free, up to 5 more times within a day.')
  expect(againNote(offer(1), before)).toContain('Free, once more within a day.')
  expect(againLabel(offer(1), before)).toBe('Generate again from these words')
})

test('after the fifth change the button says what a new resume takes', () => {
  expect(againNote(offer(0), before)).toBe(
    'The 5 free changes are used up. A new resume takes 20 credits. This replaces your edits.',
  )
  expect(againLabel(offer(0), before)).toBe('Generate a new resume (20 credits)')
})

test('after a refund there are no free changes, and the page does not say that they are used up', () => {
  expect(againNote({ ...offer(0), charge: 'returned' }, before)).toBe(
    'This one cost nothing. A new resume takes 20 credits. This replaces your edits.',
  )
})

test('a moment after the day the button says what a new resume takes', () => {
  expect(againNote(offer(3), after)).toBe(
    'The day for free changes is over. A new resume takes 20 credits. This replaces your edits.',
  )
  expect(againLabel(offer(3), after)).toBe('Generate a new resume (20 credits)')
})
