import { expect, test } from 'vitest'
import type { Problem } from '../../problem.ts'
import { createRateLimits, type LimitName, limits } from './rate-limits.ts'

const windows = Object.entries(limits).flatMap(([name, list]) => list.map((window) => [name as LimitName, window] as const))

test.each(windows)('%s, %o: all of them are let through, one more is refused with the seconds to wait', async (name, window) => {
  const { times, perSeconds } = window
  const rateLimits = createRateLimits(null, { ...limits, [name]: [window] })
  for (let i = 0; i < times; i++) await rateLimits.take(name, 'anna')
  const refusal = await rateLimits.take(name, 'anna').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 })
  const { retryAfterSeconds } = (refusal as { details: { retryAfterSeconds: number } }).details
  expect(retryAfterSeconds).toBeGreaterThan(0)
  expect(retryAfterSeconds).toBeLessThanOrEqual(perSeconds)
  await rateLimits.take(name, 'ben')
})

test('a day has its own limit beside the minute', async () => {
  const table = {
    ...limits,
    ai: [...Array(3).keys()].map((i) => ({ times: i === 2 ? 2 : 100, perSeconds: [1, 60, 86_400][i]! })),
  }
  const rateLimits = createRateLimits(null, table)
  await rateLimits.take('ai', 'anna')
  await rateLimits.take('ai', 'anna')
  const refusal = await rateLimits.take('ai', 'anna').catch((error: unknown) => error)
  expect((refusal as { details: { retryAfterSeconds: number } }).details.retryAfterSeconds).toBeGreaterThan(86_000)
})

test.each([
  [{ times: 1, perSeconds: 60 }, 'Too many requests. Please wait a moment and try again.'],
  [{ times: 1, perSeconds: 600 }, 'Too many requests. Please try again in 10 minutes.'],
  [{ times: 1, perSeconds: 86_400 }, 'That was a lot for one day. Please try again in 24 hours.'],
])('whoever has to wait is told how long: %o', async (window, sentence) => {
  const rateLimits = createRateLimits(null, { ...limits, ai: [window] })
  await rateLimits.take('ai', 'anna')
  const refusal = (await rateLimits.take('ai', 'anna').catch((error: unknown) => error)) as Problem
  expect(refusal.body().message).toBe(sentence)
})
