import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How long a client may take to send a request. */
interface SendingLimits {
  /** For the head of the request. */
  headersMs: number
  /** For head and body. A video continues where it stopped, in its own request: `features/uploads`. */
  requestMs: number
  /** In each stretch of this length a body must arrive at this pace: one that stalls after a fast start is let go as well. */
  stretchMs: number
  leastBytesPerSecond: number
  /** How long a connection may rest between two requests. */
  keepAliveMs: number
  /** How often connections are looked at, by Node too. */
  lookEveryMs: number
}

export const sendingLimits: SendingLimits = {
  headersMs: 15_000,
  requestMs: 300_000,
  stretchMs: 15_000,
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
export function endSlowSenders(server: Server, { stretchMs, leastBytesPerSecond, lookEveryMs }: SendingLimits): void {
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
