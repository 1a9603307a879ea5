import { AsyncLocalStorage } from 'node:async_hooks'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { aiSpending, checkouts } from '../../adapters/database/ledger-schema.ts'
import type { RateLimits } from '../../http/limits/rate-limits.ts'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'

type Spent = Omit<typeof aiSpending.$inferInsert, 'day' | 'calls'>

export type Spending = ReturnType<typeof createSpending>

interface SpendingOptions {
  database: Database
  rateLimits: Pick<RateLimits, 'spend' | 'waitOf'>
  now: () => Date
  log: Log
  budgetUsd: number | undefined
  reserveUsd?: number | undefined
}

const microsPerDollar = 1_000_000
const dayMs = 24 * 60 * 60_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** AI cost, counted in the database so that all servers share one budget. */
export function createSpending({ database, rateLimits, now, log, budgetUsd, reserveUsd }: SpendingOptions) {
  const spenders = new AsyncLocalStorage<string>()
  const writing = new Set<Promise<void>>()

  async function flush() {
    await Promise.all(writing)
  }

  /** Dollars since midnight UTC over all servers. */
  async function today(): Promise<number> {
    await flush()
    const sum = sql<string>`coalesce(sum(${aiSpending.costMicros}), 0)`
    const [row] = await database
      .select({ sum })
      .from(aiSpending)
      .where(eq(aiSpending.day, dayOf(now())))
    return Number(row!.sum) / microsPerDollar
  }

  async function hasPaid(userId: string): Promise<boolean> {
    const { state, refundedCents, disputedCents } = checkouts
    const isKept = and(eq(state, 'credited'), eq(refundedCents, 0), eq(disputedCents, 0))
    return (await database.$count(checkouts, and(eq(checkouts.userId, userId), isKept))) > 0
  }

  return {
    today,
    flush,
    budgetUsd: budgetUsd ?? null,
    by: <T>(userId: string, work: () => Promise<T>): Promise<T> => spenders.run(userId, work),
    /** Never fails: counting must not fail an answer. */
    add(spent: Spent) {
      const row = { day: dayOf(now()), calls: 1, ...spent }
      const counted = write(database, row)
        .catch(() => write(database, row))
        .catch((error: unknown) => log.failure('What the AI cost could not be counted', error, { count: spent.costMicros }))
        .finally(() => writing.delete(counted))
      writing.add(counted)
      const userId = spenders.getStore()
      if (userId && spent.costMicros > 0)
        void rateLimits
          .spend('ai-cost', userId, spent.costMicros)
          .catch((error: unknown) => log.failure('What the AI cost a user could not be counted', error))
    },
    /** Why this user may not start new work, or null. Running work continues, so a day may exceed its budget slightly. */
    async refusal(userId: string): Promise<Problem | null> {
      const waitSeconds = await rateLimits.waitOf('ai-cost', userId)
      if (waitSeconds > 0) return spentProblem('You have reached your daily AI limit.', waitSeconds)
      if (budgetUsd === undefined) return null
      const spent = await today()
      const untilMidnight = Math.ceil((dayMs - (now().getTime() % dayMs)) / 1000)
      if (spent >= budgetUsd) return spentProblem('The AI has reached its limit for today.', untilMidnight)
      if (spent < budgetUsd - (reserveUsd ?? budgetUsd / 4) || (await hasPaid(userId))) return null
      return spentProblem("The AI has reached today's limit for users who have not bought credits.", untilMidnight)
    },
  }
}

async function write(database: Database, row: typeof aiSpending.$inferInsert): Promise<void> {
  const { calls, inputTokens, outputTokens, costMicros } = aiSpending
  await database
    .insert(aiSpending)
    .values(row)
    .onConflictDoUpdate({
      target: [aiSpending.day, aiSpending.model],
      set: {
        calls: sql`${calls} + excluded.calls`,
        inputTokens: sql`${inputTokens} + excluded.input_tokens`,
        outputTokens: sql`${outputTokens} + excluded.output_tokens`,
        costMicros: sql`${costMicros} + excluded.cost_micros`,
      },
    })
}

function spentProblem(what: string, seconds: number): Problem {
  const hours = Math.ceil(seconds / 3_600)
  const message = `${what} It is available again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`
  return new Problem('ai_budget_spent', { message, retryAfterSeconds: seconds })
}
