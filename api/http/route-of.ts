import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** The pattern of the route that answered. What stands for all routes matches too, and comes last: it counts only where nothing else did. */
export function routeOf(c: Context): string {
  const paths = matchedRoutes(c).map(({ path }) => path)
  return paths.findLast((path) => !path.endsWith('*')) ?? paths.at(-1) ?? 'none'
}
