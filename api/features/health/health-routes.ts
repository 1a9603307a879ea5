import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import type { Frame } from '../../signed-in.ts'

/** /healthz: the process lives. /readyz: it can also reach its database, so traffic may come. */
export function healthRoutes({ database }: Services) {
  return new Hono<Frame>()
    .get('/healthz', (c) => c.json({ ok: true as const }))
    .get('/readyz', async (c) => {
      await database.execute(sql`select 1`).catch(() => {
        throw new Problem('unavailable', { log: 'the database does not answer' })
      })
      return c.json({ ok: true as const })
    })
}
