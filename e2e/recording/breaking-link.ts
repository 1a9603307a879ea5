import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface BreakingLink {
  url: string
  /** Bytes sent over the link, whether they arrived or not. */
  upBytes(): number
  breaks(): number
  /** From now on every connection is cut this often. */
  breakEvery(ms: number): void
  stop(): Promise<void>
}

const tickMs = 20

/** A link to a server on this machine with a limited upload rate, in bytes a second. */
export async function openBreakingLink(port: number, bytesPerSecond: number): Promise<BreakingLink> {
  const sockets = new Set<Socket>()
  let up = 0
  let breaks = 0
  let budget = 0
  const paused = new Set<Socket>()
  const refill = setInterval(() => {
    budget = Math.min(bytesPerSecond / 10, budget + (bytesPerSecond * tickMs) / 1_000)
    if (budget > 0) for (const socket of paused) paused.delete(socket) && socket.resume()
  }, tickMs)
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (chunk) => {
      up += chunk.length
      budget -= chunk.length
      upstream.write(chunk)
      if (budget > 0) return
      client.pause()
      paused.add(client)
    })
    upstream.pipe(client)
  })
  let breaker: NodeJS.Timeout | undefined
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    upBytes: () => up,
    breaks: () => breaks,
    breakEvery(ms) {
      breaker = setInterval(() => {
        if (sockets.size > 0) breaks += 1
        for (const socket of sockets) socket.resetAndDestroy()
      }, ms)
    },
    async stop() {
      clearInterval(refill)
      clearInterval(breaker)
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
