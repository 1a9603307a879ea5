import { hostname, networkInterfaces } from 'node:os'
import type { Context } from 'hono'
import type { Env } from '../../env.ts'

const loopback = ['localhost', '127.0.0.1', '::1']

/** The names and addresses of this machine, as typed into a browser on it or on a phone in the same network. */
function ownHosts(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found?.map(({ address }) => address) ?? [])
  const name = hostname().toLowerCase()
  return new Set([...loopback, ...addresses, name, `${name}.local`])
}

/** The origin of an address, if it is one of this machine; null for any other, and for what is no address. */
function ownOrigin(address: string | undefined): string | null {
  // An origin ends with its host: anything more is an attempt to be read in two ways.
  if (!address || !/^https?:\/\/[^/@\\?#\s]+$/.test(address)) return null
  const url = URL.parse(address)
  return url && ownHosts().has(url.hostname.replace(/^\[|\]$/g, '')) ? url.origin : null
}

/**
 * Where the checkout sends people back to: the operator's own address, never one that a request names. Without PUBLIC_URL, which
 * production demands, it is this machine as the person reached it: the page may be served from another port than the API, and a phone
 * may have come by the machine's address in its network. A host that is not this machine's is not believed.
 */
export function returnOriginOf(c: Context, { PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  return ownOrigin(c.req.header('origin')) ?? ownOrigin(new URL(c.req.url).origin) ?? `http://localhost:${PORT}`
}
