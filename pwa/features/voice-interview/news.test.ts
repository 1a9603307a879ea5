import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const sending = (waitsForConnection: boolean) => ({ state: 'sending' as const, waitsForConnection })

test('what is being worked on is said in one line, and nothing when nothing is', () => {
  expect(newsOf([{ state: 'unanswered', wasSkipped: false }])).toBeNull()
  expect(newsOf([sending(false)])).toBe('Feedback on 1 answer is being written. Keep going.')
})

test('in a tunnel it says that the answers are safe', () => {
  expect(newsOf([sending(true), sending(false)])).toBe(
    'No connection. Keep going. 2 answers safe on this device; feedback follows by itself.',
  )
})
