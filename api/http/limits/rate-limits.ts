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
const inAMinute = (times: number) => ({ times, perSeconds: minute })
const inTenMinutes = (times: number) => ({ times, perSeconds: 10 * minute })
const inADay = (times: number) => ({ times, perSeconds: day })

/** These protect one process: each server counts them in its memory, without a call to the database. */
export const limitsOfEachServer = {
  'session-checks': [inAMinute(30)],
  'session-checks-ip': [inAMinute(300)],
  calls: [inAMinute(1_200)],
  'calls-ip': [inAMinute(1_200)],
  'released-files-ip': [inAMinute(600)],
  'page-reports-ip': [inAMinute(60)],
} as const satisfies Record<string, readonly Window[]>

// How often one user (or, where the name ends in -ip, one address; in -number, one phone number) may do a thing. All windows of a limit count.
// Addresses get more, since a whole office may share one. `docs/limits.md` says what each is for.
export const limits = {
  ai: [inAMinute(10), inADay(100)],
  'ai-ip': [inAMinute(40), inADay(600)],
  analyze: [inTenMinutes(60)],
  'job-ad': [inTenMinutes(30)],
  'edited-lines': [inAMinute(30), inADay(300)],
  'told-lines': [inADay(10)],
  'improved-resume': [inTenMinutes(60)],
  'reading-seconds': [inTenMinutes(40)],
  'reading-seconds-ip': [inTenMinutes(240)],
  'voice-to-resume': [inTenMinutes(30)],
  'voice-to-resume-download': [inTenMinutes(60)],
  'pitch-recording': [inTenMinutes(30)],
  practice: [inAMinute(60), inADay(1_000)],
  'practice-ip': [inAMinute(240), inADay(6_000)],
  'check-phone': [inAMinute(5), inADay(20)],
  'check-phone-ip': [inAMinute(20), inADay(100)],
  'check-phone-number': [inTenMinutes(5), inADay(20)],
  'verify-phone': [inAMinute(5), inADay(20)],
  'verify-phone-ip': [inAMinute(60), inADay(300)],
  credits: [inAMinute(300)],
  checkout: [inTenMinutes(10)],
  'payment-success': [inAMinute(60)],
  feedback: [inAMinute(5)],
  'feedback-ip': [inAMinute(20), inADay(200)],
  upload: [inTenMinutes(60)],
  'account-export': [inAMinute(10)],
  'recognizer-seconds': [inADay(2 * hour)],
  // Millionths of a dollar; see `withUserBudget`.
  'ai-cost': [],
  ...limitsOfEachServer,
} as const satisfies Record<string, readonly Window[]>

export type LimitName = keyof typeof limits

export type RateLimits = ReturnType<typeof createRateLimits>

type LimitTable = Record<LimitName, readonly Window[]>

export const withUserBudget = (usd: number | undefined): LimitTable =>
  usd === undefined ? limits : { ...limits, 'ai-cost': [{ times: Math.ceil(usd * 1_000_000), perSeconds: day }] }

// In the database, shared by all servers; without one (tests, tools) in memory. When the database does not answer, calls are refused: otherwise phone
// numbers could be probed, and the AI bill could grow, while nothing is counted.
export function createRateLimits(database: Database | null, table: LimitTable = limits) {
  const windows = new Map(
    Object.entries(table).map(([name, list]) => [name, list.map((window) => limiterOf(database, name, window))]),
  )
  const limitersOf = (name: LimitName) => windows.get(name) ?? []
  return {
    /** `who`: the uid, the address for names that end in -ip, the marked number for -number. @throws Problem too_many_requests, unavailable */
    async take(name: LimitName, who: string, times = 1): Promise<void> {
      for (const limiter of limitersOf(name)) await takeFrom(limiter, subjectOf(who), times)
    },
    /** Counts what was used already, even beyond the limit. */
    async spend(name: LimitName, who: string, times: number): Promise<void> {
      for (const limiter of limitersOf(name)) await limiter.penalty(subjectOf(who), times)
    },
    /** Seconds until one more use is allowed; 0 where it is now. Counts nothing. */
    async waitOf(name: LimitName, who: string): Promise<number> {
      const waits = limitersOf(name).map(async (limiter) => {
        const used = await limiter.get(subjectOf(who)).catch(uncounted)
        return used && used.consumedPoints >= limiter.points ? secondsOf(used) : 0
      })
      return Math.max(0, ...(await Promise.all(waits)))
    },
  }
}

const subjectOf = (who: string) => createHash('sha256').update(who).digest('base64url').slice(0, 22)
const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

function uncounted(): never {
  throw new Problem('unavailable', { log: 'rate limits could not be counted', retryAfterSeconds: 5 })
}

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
  if (!database || name in limitsOfEachServer) return new RateLimiterMemory(window)
  // Drops the names of prepared statements: behind a PgBouncer the next connection does not know them.
  const query = ({ text, values }: { text: string; values: unknown[] }) => database.$client.query(text, values)
  return new RateLimiterPostgres({
    ...window,
    ...{ storeClient: { query }, storeType: 'client', tableName: 'rate_limits', tableCreated: true },
    // `retention.ts` deletes what has expired.
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
