import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Services } from '../services.ts'
import type { AppEnv } from './signed-in.ts'

/** One measurement and one log line per request: route pattern, status and time, never a query or a body. */
export function observedRequests({
  metrics,
  tracer,
  log,
}: Pick<Services, 'metrics' | 'tracer' | 'log'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!c.req.path.startsWith('/api/')) return next()
    const { method } = c.req
    const bodyBytes = Number(c.req.header('content-length') ?? 0) || 0
    await tracer.span('request', { 'http.request.method': method, 'http.request.body.size': bodyBytes }, async (span) => {
      const startedAtMs = performance.now()
      await next()
      const durationMs = performance.now() - startedAtMs
      const facts = { method, route: routeOf(c), status: c.res.status }
      span.rename(`${method} ${facts.route}`)
      span.set({ 'http.route': facts.route, 'http.response.status_code': facts.status })
      if (facts.status >= 500) span.fail()
      metrics.request(facts, durationMs / 1000, bodyBytes)
      log.info('answered', { requestId: c.get('requestId'), ...facts, durationMs: Math.round(durationMs) })
    })
  }
}

/** The pattern of the matched route, since a URL may contain a name or a key. Catch-alls match too but come last, so they count only alone. */
function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path)
  return paths.findLast((path) => !path.endsWith('*')) ?? paths.at(-1) ?? 'none'
}
