import { expect, test } from 'vitest'
import { progressNoteOf } from './progress-note.ts'

const sending = (waitsForConnection: boolean) => ({ state: 'sending' as const, waitsForConnection })

test('one line says what is in progress, and there is none when nothing is', () => {
  expect(progressNoteOf([{ state: 'unanswered', wasSkipped: false }], 'on-this-device')).toBeNull()
  expect(progressNoteOf([sending(false)], 'on-this-device')).toBe('Feedback on 1 answer is being written. Keep going.')
})

test('without a connection it says that the answers are safe', () => {
  expect(progressNoteOf([sending(true), sending(false)], 'on-this-device')).toBe(
    'No connection. Keep going. 2 answers safe on this device; feedback follows automatically.',
  )
})

test('where the browser stores nothing, nothing is called safe', () => {
  expect(progressNoteOf([sending(true)], 'in-this-tab')).toBe(
    'No connection. Keep going. 1 answer in this tab only, so keep it open; feedback follows automatically.',
  )
})
