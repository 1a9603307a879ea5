import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { dirname } from 'node:path'

/** The previous port if it is free, so that open pages keep their addresses. @param file remembers it */
export async function lastingPort(file: string): Promise<number> {
  const port = await freePort(existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, String(port))
  return port
}

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
      const { port: found } = server.address() as AddressInfo
      server.close(() => resolve(found))
    })
  })
}
