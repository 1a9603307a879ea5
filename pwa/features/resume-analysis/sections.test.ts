import { expect, test } from 'vitest'
import { nothingYet } from '../../generation/generation.ts'
import { readyInOrder, readyLines } from './sections.ts'
import { exampleDone, exampleSections } from './testing/example-analysis.ts'

const { score, skills, keywords, summary } = exampleSections

test('a section that is early waits for those above it, so that nothing above a reader grows', () => {
  expect(readyInOrder({})).toEqual([])
  expect(readyInOrder({ score, skills, summary })).toEqual(['score', 'skills'])
  expect(readyInOrder({ score, skills, keywords, summary })).toEqual(['score', 'skills', 'keywords', 'summary'])
})

test('screen readers hear what is ready and how many come', () => {
  const running = { state: 'running', key: 'k', received: { score, skills, keywords }, connection: 'open' } as const
  expect(readyLines({ ...nothingYet, run: running }).at(-1)).toBe('Missing keywords ready, 3 of 8')
  const last = { received: { score }, done: exampleDone, isSaved: false }
  expect(readyLines({ ...nothingYet, last, isOpen: true })).toEqual(['ATS score ready, 1 of 8'])
  expect(readyLines({ ...nothingYet, last })).toEqual([])
})
