import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { aiSpending } from '../../adapters/database/schema.ts'
import type { Log } from '../../log.ts'
import { Problem } from '../../problem.ts'

interface Spent {
  model: string
  inputTokens: number
  outputTokens: number
  costMicros: number
}

/** What the AI costs, counted in the database so that all servers share one budget. */
export interface Spending {
  /** Adds what a call cost. Never rejects: an answer must not fail because it could not be counted. */
  add(spent: Spent): Promise<void>
  /** Dollars since midnight UTC, over all servers. */
  today(): Promise<number>
  readonly budgetUsd: number | null
  /** Why nothing new begins today, or null. What is running goes on, so a day may cost a little more than its budget. */
  refusal(): Promise<Problem | null>
}

interface SpendingOptions {
  database: Database
  now: () => Date
  log: Log
  budgetUsd: number | undefined
}

const microsPerDollar = 1_000_000
const dayMs = 24 * 60 * 60_000
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

export function createSpending({ database, now, log, budgetUsd }: SpendingOptions): Spending {
  async function today(): Promise<number> {
    const sum = sql<string>`coalesce(sum(${aiSpending.costMicros}), 0)`
    const [row] = await database
      .select({ sum })
      .from(aiSpending)
      .where(eq(aiSpending.day, dayOf(now())))
    return Number(row!.sum) / microsPerDollar
  }
  return {
    today,
    budgetUsd: budgetUsd ?? null,
    async add(spent) {
      const { calls, inputTokens, outputTokens, costMicros } = aiSpending
      await database
        .insert(aiSpending)
        .values({ day: dayOf(now()), calls: 1, ...spent })
        .onConflictDoUpdate({
          target: [aiSpending.day, aiSpending.model],
          set: {
            calls: sql`${calls} + 1`,
            inputTokens: sql`${inputTokens} + excluded.input_tokens`,
            outputTokens: sql`${outputTokens} + excluded.output_tokens`,
            costMicros: sql`${costMicros} + excluded.cost_micros`,
          },
        })
        .catch((error: unknown) => log.failure('What the AI cost could not be counted', error, { count: spent.costMicros }))
    },
    async refusal() {
      if (budgetUsd === undefined || (await today()) < budgetUsd) return null
      const leftMs = dayMs - (now().getTime() % dayMs)
      return new Problem('ai_budget_spent', { message: budgetSentence(leftMs), retryAfterSeconds: Math.ceil(leftMs / 1000) })
    },
  }
}

function budgetSentence(leftMs: number): string {
  const hours = Math.ceil(leftMs / 3_600_000)
  return `The AI has written as much as it may today. Please come back in ${hours === 1 ? 'an hour' : `${hours} hours`}.`
}
