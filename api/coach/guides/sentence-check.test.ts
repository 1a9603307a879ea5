import { describe, expect, test } from 'vitest'
import { faultsOf, keepSound, placeholderShare } from './sentence-check.ts'

describe('a broken sentence is found', () => {
  test.each([
    ['How would you start on {duty}?', 'slot-left-open'],
    ['You scored undefined of 100.', 'value-lost'],
    ['Say what the the team did.', 'word-repeated'],
    ['Add a figure,, then a result.', 'marks-doubled'],
    ['Tell me about this: “Run the till. What was hard?', 'not-closed'],
    ['In my role as Designer (contract, I drew icons.', 'not-closed'],
    ['I ran the sauce section', 'cut-off'],
    ['I kept the books and.', 'dangling'],
    ['I prepared reports for.', 'dangling'],
    ['I managing three teams.', 'verb-form'],
    ['I manages three teams.', 'verb-form'],
    ['I is a nurse.', 'verb-form'],
    ['Tell me about a experience you had.', 'article'],
    ['[Led, made or kept] the stock rooms in good order.', 'begins-with-placeholder'],
    ['I trained [number] people and [what they did then].', 'mostly-placeholders'],
    ['…', 'nothing-said'],
  ])('%s', (text, fault) => expect(faultsOf(text)).toContain(fault))
})

describe('English as people write it is left alone', () => {
  test.each([
    'Say what it was good for.',
    'Who do you report to?',
    'I had had no training before that.',
    'I ran a one-person office with an hour’s notice and a European team.',
    'I read blueprints and set up mills.',
    'Your resume says: “Managing, and managing and.” What was hard?',
    'An RN or an LPN may apply.',
    'I cleaned and dressed 30 wounds a week, with a [number] of colleagues at most on the ward.',
  ])('%s', (text) => expect(faultsOf(text)).toEqual([]))
})

test('only the broken sentences of a text are left out, and what is quoted stays in one piece', () => {
  expect(keepSound('Say when it was. I managing the. Your resume says: “Ran it. Sold it. Left.” Why?')).toBe(
    'Say when it was. Your resume says: “Ran it. Sold it. Left.” Why?',
  )
  expect(keepSound('I is.')).toBe('')
})

test('the share of placeholders is counted in characters', () => {
  expect(placeholderShare('')).toBe(0)
  expect(placeholderShare('12345[7890]')).toBeCloseTo(6 / 11)
})
