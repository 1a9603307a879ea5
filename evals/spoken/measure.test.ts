import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeResume } from '../../api/coach/reading/built-in/told-life/write-resume.ts'
import { measureSpoken } from './measure.ts'

const folder = (name: string) => join(import.meta.dirname, name)

/** All of these were read while the rules were made; what the rules do on other lives stands in the README. */
describe.each(['development', 'own/plain-talk', 'own/other-talk', 'own/slow-talk'])('%s', (name) => {
  test('of the jobs that were told, at least 0.85 are wholly right', async () => {
    const { jobs, whollyRight, extra, forbidden, misses } = await measureSpoken(writeResume, folder(name))
    console.log(`${name}: ${whollyRight} of ${jobs} jobs wholly right, ${extra} nobody told`, misses)
    expect(whollyRight / jobs).toBeGreaterThanOrEqual(0.85)
    expect(extra / jobs).toBeLessThan(0.1)
    expect(forbidden).toEqual([])
  })

  test('without a capital letter, as some recognisers write, most are', async () => {
    const { jobs, whollyRight } = await measureSpoken(
      ({ transcript, signal }) => writeResume({ transcript: transcript.toLowerCase(), signal }),
      folder(name),
    )
    expect(whollyRight / jobs).toBeGreaterThanOrEqual(0.5)
  })
})

test('of forty lives that the rules were not made with, few jobs are read that nobody told', async () => {
  const { jobs, whollyRight, extra } = await measureSpoken(writeResume, folder('careers'))
  console.log(`careers: ${whollyRight} of ${jobs} jobs wholly right, ${extra} nobody told`)
  expect(whollyRight / jobs).toBeGreaterThanOrEqual(0.23)
  expect(extra / jobs).toBeLessThan(0.12)
})
