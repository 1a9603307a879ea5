import { expect, expectTypeOf, test } from 'vitest'
import { createSectionOrder } from './section-order.ts'

interface Parts {
  score?: number
  questions?: readonly string[]
  summary?: string
}
const sections = [
  { name: 'score', title: 'ATS score' },
  { name: 'questions', title: 'Questions and answers' },
  { name: 'summary', title: 'Summary' },
] as const
const order = createSectionOrder<keyof Parts, Parts>(sections, (name, received) =>
  name === 'questions' ? received.questions?.length === 2 : received[name] !== undefined,
)

test('a section that is early waits for those above it, so that nothing above a reader grows', () => {
  expect(order.readyInOrder({})).toEqual([])
  expect(order.readyInOrder({ score: 70, summary: 'A nurse.' })).toEqual(['score'])
  expect(order.readyInOrder({ score: 70, questions: ['Why?', 'How?'], summary: 'A nurse.' })).toHaveLength(3)
})

test('a section that comes in pieces is shown as far as it has come, and what is below waits for the rest', () => {
  const some = { score: 70, questions: ['Why?'], summary: 'A nurse.' }
  expect(order.readyInOrder(some)).toEqual(['score', 'questions'])
  expect(order.isStillWritten('questions', some)).toBe(true)
})

test('screen readers hear what is whole and how many come', () => {
  expect(order.readyLines({ score: 70, questions: ['Why?'] })).toEqual(['ATS score ready, 1 of 3'])
  expect(order.readyLines({ score: 70, questions: ['Why?', 'How?'] }).at(-1)).toBe('Questions and answers ready, 2 of 3')
})

test('a section that the result does not have cannot be put in order', () => {
  // @ts-expect-error there is no such section
  createSectionOrder<keyof Parts, Parts>([{ name: 'company', title: 'The company' }])
  expectTypeOf(order.readyInOrder).parameter(0).toEqualTypeOf<Parts>()
})
