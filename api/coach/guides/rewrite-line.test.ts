import { describe, expect, test } from 'vitest'
import { rewriteLine } from './rewrite-line.ts'

const then = 'Manager, Harbour Books, 2012 - 2015'
const now = 'Manager, Harbour Books, 2019 - present'

test('a line that only loses a space is not told better', () => {
  expect(rewriteLine({ text: 'Read prints with tolerancing, hold .0005 on bores', job: then })).toBeNull()
  expect(rewriteLine({ text: 'Successfully held .0005 on bores on a daily basis', job: then })).toBe('Held .0005 on bores daily')
})

describe('a line is told better with the same facts', () => {
  test.each([
    ['Responsible for managing a team of 12', then, 'Managed a team of 12'],
    ['Was responsible for running the till and training new staff', then, 'Ran the till and trained new staff'],
    ['Currently responsible for managing a team of 12', now, 'Manage a team of 12'],
    ['My duties included planning rotas for 30 people', then, 'Planned rotas for 30 people'],
    ['I built the web shop in order to sell online', then, 'Built the web shop to sell online'],
    ['Successfully led a team of 4 on a daily basis', then, 'Led a team of 4 daily'],
  ])('%s', (text, job, improved) => expect(rewriteLine({ text, job })).toBe(improved))
})

describe('and not at all where that is not certain', () => {
  test.each([
    'Led a team of 12',
    'Responsible for 12 staff',
    'Responsible for the maintenance of 40 vans',
    // A training or a cleaning may be a thing.
    'Responsible for managing training and cleaning',
    'Responsible for managing the cleaning team',
    'Duties included nursing',
    'Staff training and development',
    'Winter work: pruned roses',
    'I am a team player',
  ])('%s', (text) => expect(rewriteLine({ text, job: then })).toBeNull())
})
