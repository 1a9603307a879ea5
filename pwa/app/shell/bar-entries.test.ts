import { expect, test } from 'vitest'
import { barEntries, hereOf, isLit } from './bar-entries.ts'

const litAt = (path: string) => barEntries.filter((entry) => isLit(entry, path)).map(({ label }) => label)

test('the bar goes in the order of a job hunt', () => {
  expect(barEntries.map(({ label }) => label)).toEqual(['Home', 'Resume', 'Prep', 'Practice'])
})

test('the preparation by round stands at home, and lights Prep', () => {
  expect(litAt(hereOf({ pathname: '/', search: '?feature=interview' }))).toEqual(['Prep'])
  expect(litAt(hereOf({ pathname: '/', search: '?feature=voice' }))).toEqual(['Home'])
  expect(litAt(hereOf({ pathname: '/basic-interview-prep', search: '' }))).toEqual(['Prep'])
})

test('siblings light the same entry', () => {
  expect(litAt('/')).toEqual(['Home'])
  expect(litAt('/voice-to-resume')).toEqual(['Resume'])
  expect(litAt('/elevator-pitch')).toEqual(['Practice'])
  expect(litAt('/nowhere')).toEqual([])
})
