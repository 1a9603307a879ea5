import { isIP, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Env } from '../env.ts'

// The client's address for rate limits; IPv6 as its /64 network, which one user controls. Of the X-Forwarded-For addresses only the one written by
// the operator's outermost proxy counts; the client can forge earlier ones.
export function clientAddressOf(c: Context, { TRUST_PROXY: hops = 0 }: Pick<Env, 'TRUST_PROXY'>): string {
  const forwarded = hops > 0 ? forwardedBy(c.req.header('x-forwarded-for') ?? '', hops) : null
  // Tests call the app without a connection.
  return networkOf(forwarded ?? (c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : ''))
}

/** Each proxy appends its caller's address, so a list that is too short was started by our proxies. */
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
