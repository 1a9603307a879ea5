import type { RateLimits } from '../http/limits/rate-limits.ts'

export const noLimits: RateLimits = { take: async () => {}, spend: async () => {}, waitOf: async () => 0 }
