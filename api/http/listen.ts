import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { endSlowSenders, nodeLimitsOf, sendingLimits } from './limits/slow-senders.ts'

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
    const server = createServer(nodeLimitsOf(limits), getRequestListener(fetch, { hostname }))
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
