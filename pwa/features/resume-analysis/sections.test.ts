import { expect, test } from 'vitest'
import { readyInOrder, readyLine, untilNextLine } from './sections.ts'
import { exampleSections } from './testing/example-analysis.ts'

const { score, skills, keywords, summary } = exampleSections

test('a section that is early waits for those above it, so that nothing above a reader grows', () => {
  expect(readyInOrder({})).toEqual([])
  expect(readyInOrder({ score, skills, summary })).toEqual(['score', 'skills'])
  expect(readyInOrder({ score, skills, keywords, summary })).toEqual(['score', 'skills', 'keywords', 'summary'])
})

test('screen readers hear what is ready and how many come', () => {
  expect(readyLine(2)).toBe('Missing keywords ready, 3 of 8')
})

test('lines for screen readers stand 3 s apart', () => {
  expect(untilNextLine(null, 10_000)).toBe(0)
  expect(untilNextLine(10_000, 10_500)).toBe(2_500)
  expect(untilNextLine(10_000, 20_000)).toBe(0)
})
