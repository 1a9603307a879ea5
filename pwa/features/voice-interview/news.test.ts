import { expect, test } from 'vitest'
import { newsOf } from './news.ts'

const sending = (waitsForConnection: boolean) => ({ state: 'sending' as const, waitsForConnection })

test('what is being worked on is said in one line, and nothing when nothing is', () => {
  expect(newsOf([{ state: 'unanswered', wasSkipped: false }], 'on-this-device')).toBeNull()
  expect(newsOf([sending(false)], 'on-this-device')).toBe('Feedback on 1 answer is being written. Keep going.')
})

test('in a tunnel it says that the answers are safe', () => {
  expect(newsOf([sending(true), sending(false)], 'on-this-device')).toBe(
    'No connection. Keep going. 2 answers safe on this device; feedback follows by itself.',
  )
})

test('where the browser stores nothing, nothing is called safe', () => {
  expect(newsOf([sending(true)], 'in-this-tab')).toBe(
    'No connection. Keep going. 1 answer in this tab only, so keep it open; feedback follows by itself.',
  )
})
