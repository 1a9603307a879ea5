import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeResume } from '../../api/coach/reading/built-in/told-life/write-resume.ts'
import { measureSpoken } from './measure.ts'

/**
 * The built-in reader is kept small and careful: it gets few jobs of free speech wholly right, and must not make any up. The connected
 * model's figures are in the README.
 */
test.each([
  ['development', 0.2],
  ['own/plain-talk', 0.5],
  ['own/other-talk', 0.25],
  ['own/slow-talk', 0.1],
  ['careers', 0.1],
])('%s: few jobs are read that were not told, and nothing forbidden', async (name, floor) => {
  const { jobs, whollyRight, extra, forbidden, misses } = await measureSpoken(writeResume, join(import.meta.dirname, name))
  console.log(`${name}: ${whollyRight} of ${jobs} jobs wholly right, ${extra} not told`, misses)
  expect(whollyRight / jobs).toBeGreaterThanOrEqual(floor)
  expect(extra / jobs).toBeLessThan(0.1)
  expect(forbidden.length).toBeLessThanOrEqual(name === 'careers' ? 1 : 0)
})
