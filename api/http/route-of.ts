import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** The pattern of the matched route. Catch-alls match too but come last, so they count only alone. */
export function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path)
  return paths.findLast((path) => !path.endsWith('*')) ?? paths.at(-1) ?? 'none'
}
