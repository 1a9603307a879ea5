import { expect, test } from 'vitest'
import { barEntries, isLit } from './bar-entries.ts'

const litAt = (path: string) => barEntries.filter((entry) => isLit(entry, path)).map(({ label }) => label)

test('the bar goes in the order of a job hunt', () => {
  expect(barEntries.map(({ label }) => label)).toEqual(['Home', 'Resume', 'Prep', 'Practice'])
})

test('siblings light the same entry', () => {
  expect(litAt('/')).toEqual(['Home'])
  expect(litAt('/voice-to-resume')).toEqual(['Resume'])
  expect(litAt('/elevator-pitch')).toEqual(['Practice'])
  expect(litAt('/nowhere')).toEqual([])
})
