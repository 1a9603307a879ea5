import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './adapters/database/database.ts'
import { Problem } from './problem.ts'

interface Window {
  times: number
  perSeconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often one person (or, where the name ends in -ip, one address) may do a thing. Several windows: all must have room. Addresses get
 * more, since a whole office may share one.
 */
export const limits = {
  /** Every AI call, whatever the feature: what bots would run up. */
  ai: [
    { times: 10, perSeconds: minute },
    { times: 100, perSeconds: day },
  ],
  'ai-ip': [
    { times: 40, perSeconds: minute },
    { times: 600, perSeconds: day },
  ],
  /** Reading an upload costs a process, charged or not. */
  analyze: [{ times: 60, perSeconds: 10 * minute }],
  /** Recordings of 25 MB are received and measured, charged or not. */
  'voice-to-resume': [{ times: 30, perSeconds: 10 * minute }],
  'voice-to-resume-download': [{ times: 60, perSeconds: 10 * minute }],
  /** Videos of 100 MB are received and measured, charged or not. */
  'pitch-recording': [{ times: 30, perSeconds: 10 * minute }],
  /** Answers of a paid practice: thirty takes and their feedback may arrive at once when a phone comes out of a tunnel. */
  practice: [
    { times: 60, perSeconds: minute },
    { times: 1_000, perSeconds: day },
  ],
  'practice-ip': [
    { times: 240, perSeconds: minute },
    { times: 6_000, perSeconds: day },
  ],
  'check-phone': [
    { times: 5, perSeconds: minute },
    { times: 20, perSeconds: day },
  ],
  'check-phone-ip': [
    { times: 20, perSeconds: minute },
    { times: 100, perSeconds: day },
  ],
  'verify-phone': [
    { times: 5, perSeconds: minute },
    { times: 20, perSeconds: day },
  ],
  /** Legacy calls: repeats with one key are harmless, so this only keeps a broken loop from filling the database. */
  credits: [{ times: 300, perSeconds: minute }],
  checkout: [{ times: 10, perSeconds: 10 * minute }],
  /** Each may ask the payment provider; the page asks every few seconds while a bank takes its time. */
  'payment-success': [{ times: 60, perSeconds: minute }],
  feedback: [{ times: 5, perSeconds: minute }],
} as const satisfies Record<string, readonly Window[]>

export type LimitName = keyof typeof limits

export interface RateLimits {
  /**
   * Counts one use.
   * @param who the uid, or the address for names that end in -ip; stored as a hash
   * @throws Problem too_many_requests with the seconds until there is room; unavailable when nobody can count
   */
  take(name: LimitName, who: string): Promise<void>
}

type LimitTable = Record<LimitName, readonly Window[]>

/**
 * Counts in the database, so that all API processes share one count; without one (tests, tools) in memory.
 *
 * When the database does not answer, calls are refused, not let through: paid calls need the same database anyway, and an open door
 * would let phone numbers be probed and the AI bill run up exactly while nobody can see it.
 */
export function createRateLimits(database: Database | null, table: LimitTable = limits): RateLimits {
  const windows = new Map(
    Object.entries(table).map(([name, list]) => [name, list.map((window) => limiterOf(database, name, window))]),
  )
  return {
    async take(name, who) {
      const subject = createHash('sha256').update(who).digest('base64url').slice(0, 22)
      for (const limiter of windows.get(name) ?? []) await takeOne(limiter, subject)
    },
  }
}

type Limiter = RateLimiterPostgres | RateLimiterMemory

function limiterOf(database: Database | null, name: string, { times, perSeconds }: Window): Limiter {
  const window = { points: times, duration: perSeconds, keyPrefix: `${name}/${perSeconds}` }
  if (!database) return new RateLimiterMemory(window)
  return new RateLimiterPostgres({
    ...window,
    storeClient: database.$client,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
  })
}

async function takeOne(limiter: Limiter, subject: string): Promise<void> {
  try {
    await limiter.consume(subject)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes))
      throw new Problem('unavailable', { log: 'rate limits could not be counted', retryAfterSeconds: 5 })
    throw new Problem('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}
