import { expect, test } from 'vitest'
import { ownQuestionsOf, ownQuestionsRule } from './own-questions.ts'

test('each line is a question, however it was pasted', () => {
  const questions = ownQuestionsOf(
    '1. Why us?\n\n- Tell me about a time you failed.\n  • What is 2 + 2?\nWhy us?\n10) 3 words here',
  )
  expect(questions.map(({ question }) => question)).toEqual([
    'Why us?',
    'Tell me about a time you failed.',
    'What is 2 + 2?',
    '3 words here',
  ])
  expect(questions.map(({ type }) => type)).toEqual(['general', 'behavioral', 'general', 'general'])
})

const lines = (count: number) => Array.from({ length: count }, (_none, index) => `Question number ${index}?`).join('\n')

test('one to ten questions make a practice, none and eleven do not', () => {
  expect(ownQuestionsRule(' \n ')).toBe('Please write at least one question, or choose the questions for a round.')
  expect(ownQuestionsRule(lines(1))).toBeNull()
  expect(ownQuestionsRule(lines(10))).toBeNull()
  expect(ownQuestionsRule(lines(11))).toBe('A practice has up to 10 questions; you have 11. Please remove 1.')
})

test('a question may have 500 characters, not one more', () => {
  expect(ownQuestionsRule('a'.repeat(500))).toBeNull()
  expect(ownQuestionsRule(`Short?\n${'a'.repeat(501)}`)).toBe('Question 2 is longer than 500 characters. Please shorten it.')
})

test('a question that came with its plan keeps it, whatever else is written below', () => {
  const planned = { question: 'Why us?', type: 'general', goal: '', listensFor: 'Something about this job.' } as const
  expect(ownQuestionsOf('Why us?\nWhy now?', planned)).toEqual([planned, { question: 'Why now?', type: 'general', goal: '' }])
  expect(ownQuestionsOf('Why now?', planned)[0]).not.toHaveProperty('listensFor')
})
