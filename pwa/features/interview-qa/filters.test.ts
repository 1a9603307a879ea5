import { expect, test } from 'vitest'
import { filtered, filtersOf } from './filters.ts'
import { exampleQuestions } from './testing/example-questions.ts'

test('there is a filter for all, one per type with its count, and one per category, capitalised', () => {
  expect(filtersOf(exampleQuestions).map(({ label }) => label)).toEqual([
    'All Questions',
    'Job-focused (6)',
    'Resume-focused (4)',
    'General',
    'Motivation',
    'Experience',
    'Skills',
    'Teamwork',
    'Leadership',
    'Career',
    'Logistics',
    'Closing',
  ])
})

test('a category that does not occur has no filter', () => {
  expect(filtersOf(exampleQuestions.slice(0, 2)).map(({ label }) => label)).toEqual([
    'All Questions',
    'Job-focused (2)',
    'Resume-focused (0)',
    'General',
    'Motivation',
  ])
})

test('a filtered question keeps its number', () => {
  expect(filtered(exampleQuestions, 'resume').map(({ index }) => index)).toEqual([6, 7, 8, 9])
  expect(filtered(exampleQuestions, 'general').map(({ index }) => index)).toEqual([0, 9])
  expect(filtered(exampleQuestions, 'all')).toHaveLength(10)
})
