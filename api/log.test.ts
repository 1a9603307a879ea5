import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function lines() {
  const written: string[] = []
  return { written, log: createLog('info', { write: (line: string) => void written.push(line) }) }
}

test('a log line carries only what the list allows', () => {
  const { written, log } = lines()
  // What a careless caller could pass at run time, whatever the types say.
  log.info('answered', { status: 200, ...{ resume: 'Jane Doe, 12 Elm Street' } })
  expect(written.join()).toContain('"status":200')
  expect(written.join()).not.toContain('Elm Street')
})

test('an unexpected error is logged by name, stack and code, never by its message', () => {
  const { written, log } = lines()
  const cause = Object.assign(new Error('duplicate key: jane@example.com'), { code: '23505' })
  log.failure('A request failed', new TypeError('cannot read Jane Doe of undefined', { cause }))
  expect(written.join()).toMatch(/TypeError.*log\.test\.ts/)
  expect(written.join()).toContain('23505')
  expect(written.join()).not.toMatch(/jane/i)
})
