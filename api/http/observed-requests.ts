import type { MiddlewareHandler } from 'hono'
import type { Services } from '../services.ts'
import { routeOf } from './route-of.ts'
import type { AppEnv } from './signed-in.ts'

/** Labels by route pattern, since a URL may contain a name or a key. */
export function observedRequests({ metrics, tracer }: Pick<Services, 'metrics' | 'tracer'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!c.req.path.startsWith('/api/')) return next()
    const { method } = c.req
    const bodyBytes = Number(c.req.header('content-length') ?? 0) || 0
    await tracer.span('request', { 'http.request.method': method, 'http.request.body.size': bodyBytes }, async (span) => {
      const startedAtMs = performance.now()
      await next()
      const route = routeOf(c)
      const { status } = c.res
      span.rename(`${method} ${route}`)
      span.set({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.fail()
      metrics.request({ method, route, status, seconds: (performance.now() - startedAtMs) / 1000, bodyBytes })
    })
  }
}
