import { expect, test } from 'vitest'
import { createMemoryStore } from '../../platform/memory-store.ts'
import { type LeftBehind, leftBehindWords } from './left-behind.ts'

const leftAtMs = Date.UTC(2026, 10, 20, 12)
const hourMs = 60 * 60_000

const found: LeftBehind = {
  localStore: createMemoryStore(),
  session: { id: 'p', uid: 'ada', kind: 'voice-interview', startedAtMs: leftAtMs, notes: null },
  feature: 'Voice Practice Interview',
  path: '/voice-interview',
  title: 'You have an unfinished recording: continue or discard',
  line: 'Question 4, 1:12 long',
  recording: null,
  isOver: false,
  resume: async () => true,
  discard: async () => undefined,
}

test('the offer names feature, question and length', () => {
  expect(leftBehindWords(found, leftAtMs + 23 * hourMs)).toBe('Voice Practice Interview: Question 4, 1:12 long.')
})

test('after a day it says how long it has been here', () => {
  expect(leftBehindWords(found, leftAtMs + 24 * hourMs)).toBe(
    'Voice Practice Interview: Question 4, 1:12 long. You left it here on November 20, 2026. It stays on this device until you decide.',
  )
})
