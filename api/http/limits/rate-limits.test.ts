import { expect, test } from 'vitest'
import { createRateLimits, type LimitName, limits } from './rate-limits.ts'

test.each(Object.keys(limits) as LimitName[])('%s: one more than the limit is refused with the seconds to wait', async (name) => {
  const rateLimits = createRateLimits(null)
  const { times, perSeconds } = [...limits[name]].sort((a, b) => a.times - b.times)[0]!
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
