import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../adapters/database/database.ts'
import { Problem } from '../../problem.ts'

interface Window {
  times: number
  perSeconds: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/**
 * How often one person (or, where the name ends in -ip, one address; in -number, one phone number) may do a thing. Of several windows, all
 * count. Addresses get more, since a whole office may share one. What each is for: `limit-texts.ts`; both together: `docs/limits.md`.
 */
export const limits = {
  ai: [
    { times: 10, perSeconds: minute },
    { times: 100, perSeconds: day },
  ],
  'ai-ip': [
    { times: 40, perSeconds: minute },
    { times: 600, perSeconds: day },
  ],
  analyze: [{ times: 60, perSeconds: 10 * minute }],
  'job-ad': [{ times: 30, perSeconds: 10 * minute }],
  'edited-lines': [
    { times: 30, perSeconds: minute },
    { times: 300, perSeconds: day },
  ],
  'told-lines': [{ times: 10, perSeconds: day }],
  'reading-seconds': [{ times: 40, perSeconds: 10 * minute }],
  'reading-seconds-ip': [{ times: 240, perSeconds: 10 * minute }],
  'voice-to-resume': [{ times: 30, perSeconds: 10 * minute }],
  'voice-to-resume-download': [{ times: 60, perSeconds: 10 * minute }],
  'pitch-recording': [{ times: 30, perSeconds: 10 * minute }],
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
  'check-phone-number': [
    { times: 5, perSeconds: 10 * minute },
    { times: 20, perSeconds: day },
  ],
  'verify-phone': [
    { times: 5, perSeconds: minute },
    { times: 20, perSeconds: day },
  ],
  'verify-phone-ip': [
    { times: 60, perSeconds: minute },
    { times: 300, perSeconds: day },
  ],
  credits: [{ times: 300, perSeconds: minute }],
  checkout: [{ times: 10, perSeconds: 10 * minute }],
  'payment-success': [{ times: 60, perSeconds: minute }],
  feedback: [{ times: 5, perSeconds: minute }],
  'feedback-ip': [
    { times: 20, perSeconds: minute },
    { times: 200, perSeconds: day },
  ],
  upload: [{ times: 60, perSeconds: 10 * minute }],
  'account-export': [{ times: 10, perSeconds: minute }],
  'session-checks': [{ times: 30, perSeconds: minute }],
  'session-checks-ip': [{ times: 300, perSeconds: minute }],
  'recognizer-seconds': [{ times: 2 * hour, perSeconds: day }],
  // Millionths of a dollar; see `withUserBudget`.
  'ai-cost': [],
  calls: [{ times: 1_200, perSeconds: minute }],
  'calls-ip': [{ times: 1_200, perSeconds: minute }],
  'released-files-ip': [{ times: 600, perSeconds: minute }],
  'page-reports-ip': [{ times: 60, perSeconds: minute }],
} as const satisfies Record<string, readonly Window[]>

export type LimitName = keyof typeof limits

export interface RateLimits {
  /**
   * Counts one use, or as many as are said.
   * @param who the uid, the address for names that end in -ip, the marked number for -number; stored as a hash
   * @throws Problem too_many_requests with the seconds to wait; unavailable when the database cannot count
   */
  take(name: LimitName, who: string, times?: number): Promise<void>
  /** Counts what was used already, beyond the limit too. */
  spend(name: LimitName, who: string, times: number): Promise<void>
  /** Seconds until one more use is allowed; 0 where it is now. Counts nothing. */
  waitOf(name: LimitName, who: string): Promise<number>
}

type LimitTable = Record<LimitName, readonly Window[]>

/** The limits with what the AI may cost for one user in a day. */
export const withUserBudget = (usd: number | undefined): LimitTable =>
  usd === undefined ? limits : { ...limits, 'ai-cost': [{ times: Math.ceil(usd * 1_000_000), perSeconds: day }] }

/**
 * Counts in the database, so that all API processes share one count; without one (tests, tools) in memory.
 *
 * When the database does not answer, calls are refused, not let through: paid calls need the same database anyway, and
 * letting them through would allow phone numbers to be probed and the AI bill to grow while nothing is counted.
 */
export function createRateLimits(database: Database | null, table: LimitTable = limits): RateLimits {
  const windows = new Map(
    Object.entries(table).map(([name, list]) => [name, list.map((window) => limiterOf(database, name, window))]),
  )
  const limitersOf = (name: LimitName) => windows.get(name) ?? []
  return {
    async take(name, who, times = 1) {
      for (const limiter of limitersOf(name)) await takeFrom(limiter, subjectOf(who), times)
    },
    async spend(name, who, times) {
      for (const limiter of limitersOf(name)) await limiter.penalty(subjectOf(who), times)
    },
    async waitOf(name, who) {
      const waits = limitersOf(name).map(async (limiter) => {
        const used = await limiter.get(subjectOf(who)).catch(uncounted)
        return used && used.consumedPoints >= limiter.points ? secondsOf(used) : 0
      })
      return Math.max(0, ...(await Promise.all(waits)))
    },
  }
}

/** Persons and addresses as hashes: the table of counts names nobody. */
const subjectOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22)
const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

function uncounted(): never {
  throw new Problem('unavailable', { log: 'rate limits could not be counted', retryAfterSeconds: 5 })
}

/** For a minute the problem's own sentence is right; whoever has to wait longer is told how long. */
function tooOften(retryAfterSeconds: number): Problem {
  if (retryAfterSeconds <= minute) return new Problem('too_many_requests', { retryAfterSeconds })
  const message =
    retryAfterSeconds <= hour
      ? `Too many requests. Please try again in ${Math.ceil(retryAfterSeconds / minute)} minutes.`
      : `That was a lot for one day. Please try again in ${Math.ceil(retryAfterSeconds / hour)} hours.`
  return new Problem('too_many_requests', { message, retryAfterSeconds })
}

type Limiter = RateLimiterPostgres | RateLimiterMemory

function limiterOf(database: Database | null, name: string, { times, perSeconds }: Window): Limiter {
  const window = { points: times, duration: perSeconds, keyPrefix: `${name}/${perSeconds}` }
  if (!database) return new RateLimiterMemory(window)
  // Without the names that it gives its statements: behind a PgBouncer the next one meets a connection that never heard of them.
  const query = ({ text, values }: { text: string; values: unknown[] }) => database.$client.query(text, values)
  return new RateLimiterPostgres({
    ...window,
    ...{ storeClient: { query }, storeType: 'client', tableName: 'rate_limits', tableCreated: true },
    // What has expired is deleted once for all: `background/retention.ts`.
    clearExpiredByTimeout: false,
  })
}

async function takeFrom(limiter: Limiter, subject: string, times: number): Promise<void> {
  try {
    await limiter.consume(subject, times)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) return uncounted()
    throw tooOften(secondsOf(refusal))
  }
}
