import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./server.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address && typeof address === 'object' ? address.port : 0
}

export interface Server {
  url: string
  isUp: boolean
  process: ChildProcess
}

async function startServer(databaseUrl: string, leaseMs: number, settings: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [script, databaseUrl, String(port), String(leaseMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  })
  const server = { url: `http://127.0.0.1:${port}`, isUp: true, process: child }
  child.once('exit', () => {
    server.isUp = false
  })
  await Promise.race([once(child.stdout!, 'data'), once(child, 'exit')])
  if (!server.isUp) throw new Error('the server did not start')
  return server
}

export async function startServers(databaseUrl: string, leaseMs: number, settings: Record<string, string> = {}) {
  const start = () => startServer(databaseUrl, leaseMs, settings)
  const servers = await Promise.all([start(), start()])
  const replace = async (at: number) => {
    servers[at] = await start()
  }
  /** Distinct statuses of /readyz from the signal to the exit. */
  async function readyzUntilGone({ url, process: child }: Server): Promise<number[]> {
    const seen: number[] = []
    while (child.exitCode === null && child.signalCode === null) {
      const status = await fetch(`${url}/readyz`).then(
        (response) => response.status,
        () => 0,
      )
      if (seen.at(-1) !== status) seen.push(status)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return seen
  }
  return {
    servers,
    async kill(at: number) {
      const { process: child } = servers[at]!
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      await replace(at)
    },
    /** Like a deployment: a new server starts before the old one is signaled. @returns how /readyz responded meanwhile */
    async deploy(at: number): Promise<number[]> {
      const old = servers[at]!
      await replace(at)
      old.process.kill('SIGTERM')
      return readyzUntilGone(old)
    },
    /** Like a local restart: stopped first, then started. */
    async restart(at: number): Promise<number[]> {
      const old = servers[at]!
      old.process.kill('SIGTERM')
      const readyz = await readyzUntilGone(old)
      await replace(at)
      return readyz
    },
    async stop() {
      for (const { process: child } of servers) {
        const gone = once(child, 'exit')
        child.kill('SIGKILL')
        await gone
      }
    },
  }
}

export type Servers = Awaited<ReturnType<typeof startServers>>
