import { describe, expect, test } from 'vitest'
import { isUnanswered, verdictOn, waitAfterMs, watchedWaits } from './retry.ts'

describe('three verdicts', () => {
  test('only a 2xx answer means delivered', () => {
    expect([200, 201, 204].map((status) => verdictOn({ status }))).toEqual(['delivered', 'delivered', 'delivered'])
  })
  test('what may pass is tried again later', () => {
    for (const status of [0, 401, 408, 409, 425, 429, 500, 502, 503, 504]) expect(verdictOn({ status })).toBe('later')
  })
  test('what will not pass is shown to the user', () => {
    for (const status of [304, 400, 402, 403, 404, 410, 413, 415, 422]) expect(verdictOn({ status })).toBe('needs-you')
  })
})

test('waits double from one or two seconds to five minutes', () => {
  expect([1, 2, 3, 20].map((tries) => waitAfterMs(tries, 0))).toEqual([1_000, 2_000, 4_000, 150_000])
  expect([1, 2, 3, 20].map((tries) => waitAfterMs(tries, 1))).toEqual([2_000, 4_000, 8_000, 300_000])
})

test('a user who watches waits for 30 seconds at most', () => {
  expect([1, 2, 20].map((tries) => waitAfterMs(tries, 1, watchedWaits))).toEqual([1_000, 2_000, 30_000])
})

test('the outcome of a request is unknown when only a proxy has answered, or nothing; a refused sign-in is an answer', () => {
  for (const status of [0, 404, 408, 425, 429, 500, 503]) expect(isUnanswered({ status })).toBe(true)
  for (const status of [400, 401, 402, 413, 422]) expect(isUnanswered({ status })).toBe(false)
  expect(isUnanswered({ status: 503, charge: 'none' })).toBe(false)
  expect(isUnanswered({ status: 503, charge: 'unknown' })).toBe(true)
})
