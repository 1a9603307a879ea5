import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'
import { routeOf } from './route-of.ts'
import type { AppEnv } from './signed-in.ts'

/** One line per request: route pattern, status and time, never a query or a body. */
export function requestLog({ log, now }: Pick<Services, 'log' | 'now'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAtMs = now().getTime()
    await next()
    if (!c.req.path.startsWith('/api/')) return
    log.info('answered', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routeOf(c),
      status: c.res.status,
      durationMs: now().getTime() - startedAtMs,
    })
  }
}
