import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeResume } from '../../api/coach/reading/built-in/told-life/read-told-life.ts'
import { measureSpoken } from './measure.ts'

/** Without a model no job is read: the user sorts every sentence. */
test.each(['development', 'own/plain-talk', 'own/other-talk', 'careers', 'lives'])(
  '%s: nothing is lost, and nothing is read that was not told',
  async (name) => {
    const { whollyRight, extra, twice, lost, forbidden } = await measureSpoken(writeResume, join(import.meta.dirname, name))
    expect({ whollyRight, extra, twice, lost, forbidden }).toEqual({ whollyRight: 0, extra: 0, twice: 0, lost: 0, forbidden: [] })
  },
)
