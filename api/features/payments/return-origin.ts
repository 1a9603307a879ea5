import type { Context } from 'hono'
import type { Env } from '../../env.ts'

const thisMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Where the checkout sends people back to: the operator's own address, never one that a request names. Only without PUBLIC_URL, which
 * production demands, the request's own counts: on this machine the page may be served from another port than the API.
 */
export function returnOriginOf(c: Context, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  const origin = c.req.header('origin') ?? ''
  return thisMachine.test(origin) ? origin : new URL(c.req.url).origin
}
