import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

export interface Listening {
  port: number
  /** Takes no new requests, lets the running ones end, cuts them after a while. */
  close(): Promise<void>
}

/** Answers under way may finish within this time when the server is told to stop. */
const graceMs = 5_000

/**
 * Serves an app over HTTP.
 * @throws Error with a sentence when the port is taken
 */
export function listen(fetch: Parameters<typeof serve>[0]['fetch'], hostname: string, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, hostname, port }, (address: AddressInfo) => resolve({ port: address.port, close }))
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new Error(`Port ${port} is in use. Stop what runs there, or choose another: PORT=3001 npm start`) : error)
    })
    const close = () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        if ('closeIdleConnections' in server) server.closeIdleConnections()
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs).unref()
      })
  })
}
