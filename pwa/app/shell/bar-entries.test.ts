import { expect, test } from 'vitest'
import { barEntries, hereOf, isLit } from './bar-entries.ts'

const litAt = (path: string) => barEntries.filter((entry) => isLit(entry, path)).map(({ label }) => label)

test('the bar follows the order of a job search', () => {
  expect(barEntries.map(({ label }) => label)).toEqual(['Home', 'Resume', 'Prep', 'Practice'])
})

test('the preparation by round has the path of home, and highlights Prep', () => {
  expect(litAt(hereOf({ pathname: '/', search: '?feature=interview' }))).toEqual(['Prep'])
  expect(litAt(hereOf({ pathname: '/', search: '?feature=voice' }))).toEqual(['Home'])
  expect(litAt(hereOf({ pathname: '/basic-interview-prep', search: '' }))).toEqual(['Prep'])
})

test('sibling screens highlight the same entry', () => {
  expect(litAt('/')).toEqual(['Home'])
  expect(litAt('/cover-letter')).toEqual(['Resume'])
  expect(litAt('/voice-to-resume')).toEqual(['Resume'])
  expect(litAt('/elevator-pitch')).toEqual(['Practice'])
  expect(litAt('/nowhere')).toEqual([])
})
