import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { backgroundWork } from './schema.ts'

export interface BackgroundTask {
  name: string
  everyMs: number
  /** Also runs at server start, due or not. */
  atStart?: boolean
  work(): Promise<unknown>
}

const usual = { lookEveryMs: 5_000, leaseMs: 30_000, graceMs: 3_000 }

// Runs each task on one server at a time, across all servers of the database. Uses lease rows on the database's clock, because an advisory lock would
// need its own connection and does not survive PgBouncer.
export function startBackgroundWork(
  database: Database,
  tasks: readonly BackgroundTask[],
  onFailure: (error: unknown, task: string) => void,
  pace: Partial<typeof usual> = {},
): () => Promise<void> {
  const { lookEveryMs, leaseMs, graceMs } = { ...usual, ...pace }
  const me = randomUUID()
  const busy = new Map<string, Promise<void>>()
  const ms = (count: number) => sql`${`${count} ms`}::interval`
  const mine = (name: string) => and(eq(backgroundWork.name, name), eq(backgroundWork.holder, me))
  const note = (name: string, values: { leasedUntil?: unknown; dueAt?: unknown }) =>
    database
      .update(backgroundWork)
      .set(values as { leasedUntil: Date })
      .where(mine(name))

  async function isOurs(name: string, evenEarly: boolean): Promise<boolean> {
    const { rowCount } = await database.execute(sql`
      INSERT INTO background_work AS task (name, holder, leased_until, due_at)
      VALUES (${name}, ${me}::uuid, now() + ${ms(leaseMs)}, now())
      ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, leased_until = excluded.leased_until
      WHERE task.leased_until < now() AND (task.due_at <= now() OR ${evenEarly})`)
    return rowCount === 1
  }

  async function look({ name, everyMs, work }: BackgroundTask, evenEarly: boolean) {
    if (!(await isOurs(name, evenEarly))) return
    const renewing = setInterval(
      () => void note(name, { leasedUntil: sql`now() + ${ms(leaseMs)}` }).catch(() => {}),
      leaseMs / 3,
    ).unref()
    try {
      await work()
    } catch (error) {
      onFailure(error, name)
    } finally {
      clearInterval(renewing)
      await note(name, { leasedUntil: sql`'-infinity'`, dueAt: sql`now() + ${ms(everyMs)}` })
    }
  }

  function lookAtAll(isStart = false) {
    for (const task of tasks.filter(({ name }) => !busy.has(name))) {
      const looking = look(task, isStart && task.atStart === true)
        .catch((error: unknown) => onFailure(error, task.name))
        .finally(() => busy.delete(task.name))
      busy.set(task.name, looking)
    }
  }
  lookAtAll(true)
  const timer = setInterval(lookAtAll, lookEveryMs).unref()
  return async () => {
    clearInterval(timer)
    await Promise.race([Promise.all(busy.values()), sleep(graceMs, undefined, { ref: false })])
  }
}
