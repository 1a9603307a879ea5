import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { createReadiness } from './readiness.ts'

/** Load balancers do not wait long. */
const readyWithinMs = 1_500

const alive = describeCall({ description: 'Whether the process lives', isOpen: true })
const ready = describeCall({
  description: 'Whether traffic may come',
  isOpen: true,
  statuses: { 503: 'Not now: it is stopping, or a service that everybody needs does not answer' },
})

/**
 * /healthz: the process lives. /readyz: it is not about to stop and can use what nobody is served without, so traffic may come: the
 * database now, the identity provider and the store of videos within the last minute.
 */
export function healthRoutes({ env, database, chargedRequests, identity, videos, log }: Services) {
  const othersAnswer = createReadiness(
    [
      { name: 'The identity provider (FIREBASE_SERVICE_ACCOUNT, FIREBASE_PROJECT_ID)', probe: () => identity.probe() },
      { name: 'The store of videos (VIDEO_BUCKET)', probe: () => videos.probe() },
    ],
    log,
  )
  let asking: Promise<boolean | 'read-only'> | null = null
  /** However many ask, the database, which may be in trouble, gets one query at a time. */
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
      const all = Promise.all([databaseAnswers(), othersAnswer()])
      const [state, others] = await Promise.race([all, sleep(readyWithinMs, [false, false] as const, { ref: false })])
      // A standby that was not promoted, or a copy: everything but looking would fail.
      if (state === 'read-only') throw new Problem('read_only', { log: 'the database is read-only, and READ_ONLY is not set' })
      const isReady = state && others
      if (!isReady) throw new Problem('unavailable', { log: 'a service that is needed does not answer' })
      return c.json({ ok: true as const })
    })
}
