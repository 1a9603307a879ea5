import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeResume } from '../../api/coach/reading/built-in/told-life/read-told-life.ts'
import { measureSpoken } from './measure.ts'

/**
 * The built-in reader takes only what it is sure of; the user sorts the rest, sentence by sentence. So few jobs are read, none is made up,
 * none comes twice, and no word is lost.
 */
test.each([
  ['development', 0.15],
  ['own/plain-talk', 0.1],
  ['own/other-talk', 0.05],
  ['careers', 0.02],
  ['lives', 0.02],
])('%s: nothing is lost, nothing comes twice, and hardly a job is read that was not told', async (name, floor) => {
  const measured = await measureSpoken(writeResume, join(import.meta.dirname, name))
  const { jobs, whollyRight, extra, twice, lost, forbidden, misses } = measured
  console.log(`${name}: ${whollyRight} of ${jobs} jobs wholly right, ${extra} not told`, misses)
  expect({ twice, lost, forbidden }).toEqual({ twice: 0, lost: 0, forbidden: [] })
  expect(whollyRight / jobs).toBeGreaterThanOrEqual(floor)
  expect(extra / jobs).toBeLessThan(0.02)
})
