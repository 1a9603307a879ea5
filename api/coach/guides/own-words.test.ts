import { describe, expect, test } from 'vitest'
import { deedAndOutcome, inFirstPerson } from './own-words.ts'

const now = 'Nurse, St Anne, 2019 - present'
const then = 'Nurse, St Anne, 2012 - 2015'

describe('a line of a resume is told in the first person where that is certain', () => {
  test.each([
    ['Ran sauce section for up to 120 covers', then, 'I ran sauce section for up to 120 covers'],
    ['Set up a near-miss log.', then, 'I set up a near-miss log'],
    ['Keyed and matched supplier invoices', then, 'I keyed and matched supplier invoices'],
    ['Teach families about diabetes', now, 'I teach families about diabetes'],
    ['Teach families about diabetes', then, 'I taught families about diabetes'],
    ['Managing a team of five', then, 'I managed a team of five'],
    ['Support three teams on call', null, 'I support three teams on call'],
  ])('%s (%s)', (text, job, told) => expect(inFirstPerson({ text, job })).toBe(told))
})

describe('and left as it is where it is not', () => {
  test.each([
    ['Care plans for 12 residents', now],
    ['Lead nurse on ward 7', now],
    ['Trained nurse with ten years on wards', then],
    ['Design engineer responsible for brackets', now],
    ['Staff training', now],
    ['Winter work: pruned roses and fruit trees', then],
    // Two verbs in the present of a job that is over.
    ['Collect co-pays and balance the cash drawer', then],
    ['Ran the bar. Closed in 2019', then],
    ['Looked after glasshouses, watering and potting on', then],
  ])('%s', (text, job) => expect(inFirstPerson({ text, job })).toBeNull())
})

test('a result in figures at the end of a line is told apart from the deed', () => {
  const parts = (text: string) => deedAndOutcome({ text, hasFigure: /\d/.test(text) })
  expect(parts('Rebuilt 140 batch jobs in PySpark; runtime down from 5 h to 50 min')).toEqual({
    deed: 'Rebuilt 140 batch jobs in PySpark',
    outcome: 'runtime down from 5 h to 50 min',
  })
  expect(parts('Loaded 9 trucks a day, mostly by hand').outcome).toBeNull()
  expect(parts('Raised sales by 9%').outcome).toBeNull()
})
