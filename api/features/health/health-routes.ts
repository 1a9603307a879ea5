import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AppEnv } from '../../http/signed-in.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

/** Load balancers do not wait long. */
const readyWithinMs = 1_500

/** /healthz: the process lives. /readyz: it can also reach its database and is not about to stop, so traffic may come. */
export function healthRoutes({ database, chargedRequests }: Services) {
  let asking: Promise<boolean> | null = null
  /** However many ask, the database, which may be in trouble, gets one query at a time. */
  const databaseAnswers = () => {
    asking ??= database
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = null
      })
    return asking
  }
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json({ ok: true as const }))
    .get('/readyz', async (c) => {
      if (chargedRequests.isClosing) throw new Problem('restarting')
      const isReady = await Promise.race([databaseAnswers(), sleep(readyWithinMs, false, { ref: false })])
      if (!isReady) throw new Problem('unavailable', { log: 'the database does not answer' })
      return c.json({ ok: true as const })
    })
}
