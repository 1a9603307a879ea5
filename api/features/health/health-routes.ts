import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { watchServices } from './readiness.ts'

/** Load balancers do not wait long. */
const readyWithinMs = 1_500

const alive = describeCall({ description: 'Whether the process is alive', isOpen: true })
const ready = describeCall({
  description: 'Whether the server is ready for traffic; `degraded` lists unavailable services: identity, videos, ai',
  isOpen: true,
  statuses: { 503: 'Not ready: it is stopping, or its database does not respond' },
})

// /healthz: the process is alive. /readyz: it is not stopping and its database responds. Google, the bucket and the AI are shared by all servers, so
// their failure degrades a server but does not take it out of traffic.
export function healthRoutes({ env, database, chargedRequests, identity, videos, aiHealth, metrics, log }: Services) {
  const askServices = watchServices(
    [
      {
        id: 'identity',
        name: 'The identity provider (FIREBASE_SERVICE_ACCOUNT, FIREBASE_PROJECT_ID)',
        probe: () => identity.probe(),
      },
      { id: 'videos', name: 'The store of videos (VIDEO_BUCKET)', probe: () => videos.probe() },
      { id: 'ai', name: 'The AI (OPENAI_API_KEY, OPENAI_BASE_URL)', probe: () => aiHealth.probe() },
    ],
    log,
  )
  let asking: Promise<boolean | 'read-only'> | null = null
  /** However many requests come, one query at a time. */
  const databaseAnswers = () => {
    asking ??= database
      .execute<{ transaction_read_only: string }>(sql`SHOW transaction_read_only`)
      .then(
        ({ rows }) => (rows[0]!.transaction_read_only === 'on' && !env.READ_ONLY ? 'read-only' : true),
        () => false,
      )
      .finally(() => {
        asking = null
      })
    return asking
  }
  return new Hono<AppEnv>()
    .get('/healthz', alive, (c) => c.json({ ok: true as const }))
    .get('/readyz', ready, async (c) => {
      if (chargedRequests.isClosing) throw new Problem('restarting')
      const all = Promise.all([databaseAnswers(), askServices()])
      const [state, degraded] = await Promise.race([all, sleep(readyWithinMs, [false, []] as const, { ref: false })])
      metrics.degraded(degraded)
      // An unpromoted standby, or a restored copy, cannot serve writes.
      if (state === 'read-only') throw new Problem('read_only', { log: 'the database is read-only, and READ_ONLY is not set' })
      if (!state) throw new Problem('unavailable', { log: 'the database does not answer' })
      return c.json({ ok: true as const, degraded })
    })
}
