import { expect, test } from 'vitest'
import { askedWords, holdWords, keptWords, returnedWords, spentWords, writerWords } from './status-words.ts'

test('credits are on hold once something arrived and spent later; where nothing is charged, nothing is on hold', () => {
  expect(askedWords(5)).toBe('You pay 5 credits, and only if you get a result.')
  expect(askedWords(0)).toBe('Nothing is charged.')
  expect(holdWords(5)).toBe('5 credits are on hold, not spent.')
  expect(holdWords(0)).toBe('Nothing is charged.')
  expect(spentWords({ creditsCharged: 5, creditsRemaining: 35 })).toBe('5 credits spent, 35 left.')
  expect(spentWords({ creditsCharged: 0, creditsRemaining: 40 })).toBe('Nothing was charged.')
})

test('where the AI could not write what is paid for, the page says that the credits are back', () => {
  const done = { charge: 'returned', creditsCharged: 0, creditsReturned: 15, creditsRemaining: 40 } as const
  expect(spentWords(done)).toBe('The AI could not write this; your 15 credits are back. You have 40.')
  expect(returnedWords({})).toBe('The AI could not write this. Nothing was charged.')
})

test('a result of before a reload does not say what is left: credits may have been bought since', () => {
  expect(spentWords({ creditsCharged: 15, creditsRemaining: 25 }, true)).toBe('15 credits spent.')
})

test('the page says until when a result stays, and never that it stays where it does not', () => {
  expect(keptWords({ isKept: true })).toMatch(/until you close it or log out/)
  expect(keptWords({})).toMatch(/^Not stored/)
})

test('the page says who wrote', () => {
  expect(writerWords({ coach: 'builtin', standIns: [] })).toBe('Written by the built-in coach, without AI.')
  expect(writerWords({ coach: 'openai', standIns: [] })).toBeNull()
  expect(writerWords({ coach: 'openai', standIns: ['goal'] })).toContain('is marked')
})
