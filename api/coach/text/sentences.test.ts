import { expect, test } from 'vitest'
import { sentencesOf, statementsOf } from './sentences.ts'

test('a sentence ends at its mark, not behind an abbreviation', () => {
  expect(sentencesOf('I met Dr. Lee at St. Anne. He said “Yes.” At 9 a.m. we began!')).toEqual([
    'I met Dr. Lee at St. Anne.',
    'He said “Yes.”',
    'At 9 a.m. we began!',
  ])
})

test('where a sentence may end can be said', () => {
  expect(sentencesOf('I cook; I bake.', /(?<=[.!?;])\s+/)).toEqual(['I cook;', 'I bake.'])
})

test('a line of an ad is cut at semicolons, and before small letters where a whole word ended', () => {
  expect(statementsOf('Plan the rota; order stock. you will also train staff. Use v2.0 daily')).toEqual([
    'Plan the rota;',
    'order stock.',
    'you will also train staff.',
    'Use v2.0 daily',
  ])
})
