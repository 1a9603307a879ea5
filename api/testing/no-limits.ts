import type { RateLimits } from '../rate-limits.ts'

/** For worlds whose tests are about something else. */
export const noLimits: RateLimits = { take: async () => {}, spend: async () => {}, waitOf: async () => 0 }
