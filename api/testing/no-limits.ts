import type { RateLimits } from '../http/rate-limits.ts'

/** For worlds whose tests are about something else. */
export const noLimits: RateLimits = { take: async () => {}, spend: async () => {}, waitOf: async () => 0 }
