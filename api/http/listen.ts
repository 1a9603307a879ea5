import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'

export interface Listening {
  port: number
  close(): Promise<void>
}

const graceMs = 5_000

export function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  hostname: string,
  port: number,
  limits = sendingLimits,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const { headersMs: headersTimeout, requestMs: requestTimeout, keepAliveMs: keepAliveTimeout, lookEveryMs } = limits
    const timeouts = { headersTimeout, requestTimeout, keepAliveTimeout, connectionsCheckingInterval: lookEveryMs }
    const server = createServer(timeouts, getRequestListener(fetch, { hostname }))
    endSlowSenders(server, limits)
    server.listen(port, hostname, () => resolve({ port: (server.address() as AddressInfo).port, close }))
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is in use. Stop what runs there, or choose another: PORT=3001 npm start`) : error)
    })
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), graceMs).unref()
      })
  })
}

export const sendingLimits = {
  headersMs: 15_000,
  /** Head and body. A video continues where it stopped in a new request. */
  requestMs: 300_000,
  /** A body must keep this pace in each stretch, so one that stalls after a fast start is ended too. */
  stretchMs: 15_000,
  // The slowest phone networks send five times as much.
  leastBytesPerSecond: 1_000,
  keepAliveMs: 5_000,
  lookEveryMs: 2_000,
}
type SendingLimits = typeof sendingLimits

// The proxy must be the one to close idle connections: a request sent as the server closes is lost, and proxies retry only GETs. Google's load
// balancer keeps them longest, 600 s.
export const behindProxy: SendingLimits = { ...sendingLimits, keepAliveMs: 620_000 }

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends requests whose body trickles in: each would hold a connection and its handler's resources for minutes. */
function endSlowSenders(server: Server, { stretchMs, leastBytesPerSecond, lookEveryMs }: SendingLimits): void {
  const receiving = new Map<IncomingMessage, { outgoing: ServerResponse; sinceMs: number; bytesBefore: number }>()
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.complete) return
    receiving.set(incoming, { outgoing, sinceMs: performance.now(), bytesBefore: incoming.socket.bytesRead })
    incoming.once('close', () => receiving.delete(incoming))
  })
  const looking = setInterval(() => {
    for (const [incoming, { outgoing, sinceMs, bytesBefore }] of receiving) {
      const { socket } = incoming
      if (incoming.complete || socket.destroyed) {
        receiving.delete(incoming)
        continue
      }
      if (performance.now() - sinceMs < stretchMs) continue
      if (socket.bytesRead - bytesBefore >= (stretchMs / 1000) * leastBytesPerSecond) {
        receiving.set(incoming, { outgoing, sinceMs: performance.now(), bytesBefore: socket.bytesRead })
        continue
      }
      receiving.delete(incoming)
      if (!outgoing.headersSent) socket.write(timedOut)
      socket.destroySoon()
    }
  }, lookEveryMs).unref()
  server.once('close', () => clearInterval(looking))
}
