import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long a client may take to send a request. */
interface SendingLimits {
  /** For the head of the request. */
  headersMs: number
  /** For head and body. A video continues where it stopped, in its own request: `features/uploads`. */
  requestMs: number
  /** After this long a body must have arrived at least at this pace since its beginning. */
  graceMs: number
  leastBytesPerSecond: number
  /** How long a connection may rest between two requests. */
  keepAliveMs: number
  /** How often connections are looked at, by Node too. */
  lookEveryMs: number
}

export const sendingLimits: SendingLimits = {
  headersMs: 15_000,
  requestMs: 300_000,
  graceMs: 20_000,
  // A phone on the slowest network there is sends five times as much.
  leastBytesPerSecond: 1_000,
  keepAliveMs: 5_000,
  lookEveryMs: 2_000,
}

/**
 * Behind a proxy it is the proxy that closes resting connections: closed here at the moment of its next request, that request is lost, and
 * what is no GET is not sent again. The longest of the large ones' (Google's balancer) waits 600 s.
 */
export const behindProxy: SendingLimits = { ...sendingLimits, keepAliveMs: 620_000 }

/** The part that Node does by itself. */
export function nodeLimitsOf({ headersMs, requestMs, keepAliveMs, lookEveryMs }: SendingLimits) {
  return {
    ...{ headersTimeout: headersMs, requestTimeout: requestMs, keepAliveTimeout: keepAliveMs },
    connectionsCheckingInterval: lookEveryMs,
  }
}

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends requests whose body trickles in: each would hold a connection, and what its handler has open, for minutes. */
export function endSlowSenders(server: Server, { graceMs, leastBytesPerSecond, lookEveryMs }: SendingLimits): void {
  const receiving = new Map<IncomingMessage, { outgoing: ServerResponse; startedAtMs: number; bytesBefore: number }>()
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.complete) return
    receiving.set(incoming, { outgoing, startedAtMs: performance.now(), bytesBefore: incoming.socket.bytesRead })
    incoming.once('close', () => receiving.delete(incoming))
  })
  const looking = setInterval(() => {
    for (const [incoming, { outgoing, startedAtMs, bytesBefore }] of receiving) {
      const { socket } = incoming
      if (incoming.complete || socket.destroyed) {
        receiving.delete(incoming)
        continue
      }
      const expectedBytes = ((performance.now() - startedAtMs - graceMs) / 1000) * leastBytesPerSecond
      if (socket.bytesRead - bytesBefore >= expectedBytes) continue
      receiving.delete(incoming)
      if (!outgoing.headersSent) socket.write(timedOut)
      socket.destroySoon()
    }
  }, lookEveryMs).unref()
  server.once('close', () => clearInterval(looking))
}
