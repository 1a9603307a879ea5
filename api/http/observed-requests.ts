import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Services } from '../services.ts'
import type { AppEnv } from './signed-in.ts'

/** Labels by route pattern, since a URL may contain a name or a key. */
export function observedRequests({ metrics }: Pick<Services, 'metrics'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!c.req.path.startsWith('/api/')) return next()
    const { method } = c.req
    const bodyBytes = Number(c.req.header('content-length') ?? 0) || 0
    const startedAtMs = performance.now()
    await next()
    const seconds = (performance.now() - startedAtMs) / 1000
    metrics.request({ method, route: routeOf(c), status: c.res.status, seconds, bodyBytes })
  }
}

/** The pattern of the matched route. Catch-alls match too but come last, so they count only alone. */
function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path)
  return paths.findLast((path) => !path.endsWith('*')) ?? paths.at(-1) ?? 'none'
}

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
