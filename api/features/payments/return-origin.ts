import { hostname, networkInterfaces } from 'node:os'
import type { Context } from 'hono'
import type { Env } from '../../env.ts'

const loopback = ['localhost', '127.0.0.1', '::1']

/** Names and addresses of this machine, as a browser on it or in the same network would use. */
function ownHosts(): Set<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found?.map(({ address }) => address) ?? [])
  const name = hostname().toLowerCase()
  return new Set([...loopback, ...addresses, name, `${name}.local`])
}

/** Null if the address is not one of this machine's. */
function ownOrigin(address: string | undefined): string | null {
  // Anything after the host could be parsed in two ways.
  if (!address || !/^https?:\/\/[^/@\\?#\s]+$/.test(address)) return null
  const url = URL.parse(address)
  return url && ownHosts().has(url.hostname.replace(/^\[|\]$/g, '')) ? url.origin : null
}

// Where the checkout returns: PUBLIC_URL, never an address from a request. Without it (local only), this machine as the user reached it, since in
// development the page has another port than the API.
export function returnOriginOf(c: Context, { PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin
  return ownOrigin(c.req.header('origin')) ?? ownOrigin(new URL(c.req.url).origin) ?? `http://localhost:${PORT}`
}
