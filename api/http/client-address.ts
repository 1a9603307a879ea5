import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Env } from '../env.ts'

/**
 * The address a request comes from, for rate limits. A forwarded address counts only behind the operator's own proxy
 * (TRUST_PROXY=1), and then the last one, which that proxy wrote; earlier ones are the client's word.
 */
export function clientAddressOf(c: Context, { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>): string {
  const forwarded = TRUST_PROXY ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  // Tests call the app without a connection.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown'
}
