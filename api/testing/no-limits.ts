import { createRateLimits, limits, limitsOfEachServer, type RateLimits } from '../http/limits/rate-limits.ts'

/** For tests that are about something else. */
export const noLimits: RateLimits = { take: async () => {}, spend: async () => {}, waitOf: async () => 0 }

/** Only what each server counts for itself. */
export function limitsOfOneServer(): RateLimits {
  const shared = Object.fromEntries(Object.keys(limits).map((name) => [name, []])) as unknown as typeof limits
  return createRateLimits(null, { ...shared, ...limitsOfEachServer })
}
