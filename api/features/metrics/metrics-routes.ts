import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { isSame } from '../../http/signing-key.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

const described = describeCall({
  description: 'Prometheus metrics, for the bearer token METRICS_TOKEN',
  isOpen: true,
  statuses: { 404: 'A wrong or missing token, or the setting is missing' },
})

async function stateOf({ database, ledger, spending, now }: Services) {
  const { rows } = await database.execute<{ open: number; oldest: number }>(sql`
    SELECT count(*)::int AS open, coalesce(extract(epoch FROM ${now()}::timestamptz - min(created_at)), 0)::float AS oldest
    FROM ledger_holds WHERE state = 'running'`)
  const { open, oldest } = rows[0]!
  const [spentTodayUsd, audits] = await Promise.all([spending.today(), ledger.lastAudits()])
  return { openHolds: open, oldestHoldSeconds: oldest, spentTodayUsd, budgetUsd: spending.budgetUsd, audits }
}

export function metricsRoutes(services: Services) {
  const token = services.env.METRICS_TOKEN
  return new Hono<AppEnv>().get('/metrics', described, async (c) => {
    if (!token || !isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)) throw new Problem('not_found')
    // A failed database must not hide the other metrics.
    await stateOf(services).then(services.metrics.state, (error: unknown) =>
      services.log.failure('The state of the database could not be measured', error),
    )
    services.metrics.load(services.load())
    const { contentType, text } = await services.metrics.read()
    return c.body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  })
}
