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
/** All servers add to one row per model and day, so costs are batched. */
const flushEveryMs = 1_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** AI cost, counted in the database so that all servers share one budget. */
export function createSpending({ database, rateLimits, now, log, budgetUsd, reserveUsd }: SpendingOptions) {
  const spenders = new AsyncLocalStorage<string>()
  const notWritten = new Map<string, typeof aiSpending.$inferInsert>()
  const beingWritten = new Set<typeof aiSpending.$inferInsert>()
  let timer: NodeJS.Timeout | undefined

  function note({ day, model, ...counts }: typeof aiSpending.$inferInsert) {
    const { calls = 0, inputTokens = 0, outputTokens = 0, costMicros = 0 } = notWritten.get(`${day} ${model}`) ?? {}
    notWritten.set(`${day} ${model}`, {
      ...{ day, model, calls: calls + counts.calls, costMicros: costMicros + counts.costMicros },
      ...{ inputTokens: inputTokens + counts.inputTokens, outputTokens: outputTokens + counts.outputTokens },
    })
  }

  async function flush() {
    clearTimeout(timer)
    timer = undefined
    const rows = [...notWritten.values()]
    notWritten.clear()
    for (const row of rows) beingWritten.add(row)
    for (const row of rows)
      await write(database, row)
        .catch((error: unknown) => {
          note(row)
          log.failure('What the AI cost could not be counted', error, { count: row.costMicros })
        })
        .finally(() => beingWritten.delete(row))
  }

  /** Dollars since midnight UTC over all servers, a few seconds delayed. */
  async function today(): Promise<number> {
    const day = dayOf(now())
    // Computed before the query, so a row written meanwhile counts twice for a moment but is never missed.
    const here = [...notWritten.values(), ...beingWritten]
      .filter((one) => one.day === day)
      .reduce((micros, one) => micros + one.costMicros, 0)
    const sum = sql<string>`coalesce(sum(${aiSpending.costMicros}), 0)`
    const [row] = await database.select({ sum }).from(aiSpending).where(eq(aiSpending.day, day))
    return (Number(row!.sum) + here) / microsPerDollar
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
      note({ day: dayOf(now()), calls: 1, ...spent })
      timer ??= setTimeout(() => void flush(), flushEveryMs).unref()
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
