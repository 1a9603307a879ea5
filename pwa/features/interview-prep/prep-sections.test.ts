import { expect, test } from 'vitest'
import { isStillWritten, readyInOrder, readyLines } from './prep-sections.ts'
import { exampleQuestions, exampleReceived } from './testing/example-preparation.ts'

const { round, goal, introduction, expectations, questions, strategy } = exampleReceived

test('a section that is early waits for those above it, so that nothing above a reader grows', () => {
  expect(readyInOrder({})).toEqual([])
  expect(readyInOrder({ round, introduction })).toEqual(['round'])
  expect(readyInOrder({ round, goal, introduction })).toEqual(['round', 'goal', 'introduction'])
})

test('questions are shown one by one, and what stands below waits for the tenth', () => {
  const above = { round, goal, introduction, expectations, strategy }
  const some = { ...above, questions: exampleQuestions(4) }
  expect(readyInOrder(some).at(-1)).toBe('questions')
  expect(isStillWritten('questions', some)).toBe(true)
  expect(readyInOrder({ ...above, questions }).at(-1)).toBe('strategy')
})

test('screen readers hear what is whole and how many come', () => {
  expect(readyLines({ round, goal })).toEqual(['This round ready, 1 of 8', 'Goal of the interview ready, 2 of 8'])
  const before = { round, goal, introduction, expectations }
  expect(readyLines({ ...before, questions: exampleQuestions(4) })).toHaveLength(4)
  expect(readyLines(exampleReceived)).toHaveLength(8)
})
