import { createServer } from 'node:net'

export async function freePort(preferredPort = 0): Promise<number> {
  try {
    return await listenOnce(preferredPort)
  } catch (error) {
    if (preferredPort === 0) throw error
    return listenOnce(0)
  }
}

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      const found = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(found))
    })
  })
}
