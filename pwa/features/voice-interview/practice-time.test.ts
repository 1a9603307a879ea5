import { expect, test } from 'vitest'
import { endWords, isOver, leftWords } from './practice-time.ts'

const session = { endsAt: new Date(2026, 10, 24, 15, 40).toISOString(), aheadMs: 0 }
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()
const plain = (words: string) => words.replaceAll('\u202f', ' ')

test('the end is named as a user names it', () => {
  expect(plain(endWords(session, at(23, 15, 41)))).toBe('tomorrow at 3:40 PM')
  expect(plain(endWords(session, at(24, 0, 1)))).toBe('today at 3:40 PM')
  expect(plain(endWords(session, at(25, 9)))).toBe('yesterday at 3:40 PM')
  expect(plain(endWords(session, at(27, 9)))).toBe('Nov 24 at 3:40 PM')
})

test('what is left is counted in hours, then in minutes', () => {
  expect(leftWords(session, at(23, 16))).toBe('23 hours')
  expect(leftWords(session, at(24, 13, 40))).toBe('2 hours')
  expect(leftWords(session, at(24, 13, 41))).toBe('119 minutes')
  expect(leftWords(session, at(24, 15, 39))).toBe('1 minute')
  expect(leftWords(session, at(24, 15, 40) - 1)).toBe('less than a minute')
  expect(isOver(session, at(24, 15, 40) - 1)).toBe(false)
  expect(isOver(session, at(24, 15, 40))).toBe(true)
})
