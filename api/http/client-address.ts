import { isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Env } from '../env.ts'

/**
 * The address a request comes from, for rate limits. Forwarded addresses count only behind the operator's own proxies, and of them the one
 * that the outermost proxy wrote: what stands before it is the client's word.
 * @returns an IPv6 address as its /64, which one person has whole
 */
export function clientAddressOf(c: Context, { TRUST_PROXY: hops = 0 }: Pick<Env, 'TRUST_PROXY'>): string {
  const forwarded = hops > 0 ? forwardedBy(c.req.header('x-forwarded-for') ?? '', hops) : null
  // Tests call the app without a connection.
  return networkOf(forwarded ?? (c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''))
}

/** Each proxy adds the address of who called it to the end. A list that is too short was written by our proxies from its beginning. */
function forwardedBy(header: string, hops: number): string | null {
  const addresses = header.split(',').map((one) => withoutPort(one.trim()))
  const address = addresses.at(-hops) ?? addresses[0] ?? ''
  return isIP(address) ? address : null
}

/** Some proxies write `203.0.113.7:4711` and `[2001:db8::1]:4711`. */
const withoutPort = (address: string) => address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  const bare = address.split('%')[0]!
  if (!isIPv6(bare)) return address || 'unknown'
  const [head = '', tail] = bare.split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0')
  const all = [...groups, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
  return `${all.slice(0, 4).join(':')}::/64`
}
