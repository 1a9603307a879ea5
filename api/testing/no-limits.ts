import type { RateLimits } from '../http/limits/rate-limits.ts'

/** For tests that are about something else. */
export const noLimits: RateLimits = { take: async () => {}, spend: async () => {}, waitOf: async () => 0 }
