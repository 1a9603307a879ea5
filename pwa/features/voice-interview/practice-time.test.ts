import { expect, test } from 'vitest'
import { endWords, isOver } from './practice-time.ts'

const session = { endsAt: new Date(2026, 10, 24, 15, 40).toISOString(), aheadMs: 0 }
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()
const plain = (words: string) => words.replaceAll('\u202f', ' ')

test('the end is named as a user names it', () => {
  expect(plain(endWords(session, at(23, 15, 41)))).toBe('tomorrow at 3:40 PM')
  expect(plain(endWords(session, at(24, 0, 1)))).toBe('today at 3:40 PM')
  expect(plain(endWords(session, at(25, 9)))).toBe('yesterday at 3:40 PM')
  expect(plain(endWords(session, at(27, 9)))).toBe('Nov 24 at 3:40 PM')
})

test('it is over when its time has come, not a moment earlier', () => {
  expect(isOver(session, at(24, 15, 40) - 1)).toBe(false)
  expect(isOver(session, at(24, 15, 40))).toBe(true)
})
