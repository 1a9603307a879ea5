import { expect, test } from 'vitest'
import { rangeAskedFor } from './video-routes.ts'

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes = 10 - 19', { start: 10, end: 19 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=100-', 'beyond'],
  ['bytes=100-200', 'beyond'],
  ['bytes=-10', 'whole'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=1e1-', 'whole'],
  ['pages=1-2', 'whole'],
  ['', 'whole'],
  [undefined, 'whole'],
])('of 100 bytes, %s', (header, expected) => {
  expect(rangeAskedFor(header, 100)).toEqual(expected)
})
