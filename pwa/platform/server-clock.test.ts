import { expect, test } from 'vitest'
import { serverClock as clock } from './server-clock.ts'

const responseAt = (date: string | null) => ({ headers: new Headers(date === null ? {} : { date }) })

test('the time is the server’s, however wrong the clock of the device is, and stays so without a date', () => {
  expect([clock.aheadMs(), clock.aheadMs(5_000)]).toEqual([0, 5_000])
  const serverMs = Date.parse('2030-01-01T12:00:00Z')
  clock.noteDateOf(responseAt('Tue, 01 Jan 2030 12:00:00 GMT'))
  expect(Math.abs(clock.nowMs(5_000) - serverMs)).toBeLessThan(1_000)
  for (const date of [null, 'soon']) clock.noteDateOf(responseAt(date))
  expect(Math.abs(clock.nowMs() - serverMs)).toBeLessThan(1_000)
})
