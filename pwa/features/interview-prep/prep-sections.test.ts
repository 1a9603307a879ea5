import { expect, test } from 'vitest'
import { prepOrder } from './prep-sections.ts'
import { exampleQuestions, exampleReceived } from './testing/example-preparation.ts'

const { round, goal, introduction, expectations, questions, strategy } = exampleReceived

test('questions are shown one by one, and what stands below waits for the tenth', () => {
  const above = { round, goal, introduction, expectations, strategy }
  const some = { ...above, questions: exampleQuestions(4) }
  expect(prepOrder.readyInOrder(some).at(-1)).toBe('questions')
  expect(prepOrder.isStillWritten('questions', some)).toBe(true)
  expect(prepOrder.readyInOrder({ ...above, questions }).at(-1)).toBe('strategy')
})

test('screen readers hear of the questions when all of them are there', () => {
  const before = { round, goal, introduction, expectations }
  expect(prepOrder.readyLines({ ...before, questions: exampleQuestions(4) })).toHaveLength(4)
  expect(prepOrder.readyLines(exampleReceived)).toHaveLength(9)
})
