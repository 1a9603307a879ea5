import { execFileSync } from 'node:child_process'
import type { Services } from '../services.ts'
import type { Listening } from './listen.ts'

interface Shutdown {
  /** Waits for running work. A second signal cuts it short. */
  drain(): Promise<void>
  close(): Promise<void>
  drainMs: number
}

/** A hanging child process must not delay the exit longer than this. */
const closeMs = 10_000
/** One Ctrl-C arrives twice: from the terminal and from npm. */
const sameSignalMs = 1_000

/** Stops once on SIGTERM, SIGINT or SIGHUP, then exits. A second signal does not wait for running work. */
export function onShutdownSignal({ drain, close, drainMs }: Shutdown): void {
  const atOnce = Promise.withResolvers<void>()
  let stoppingSinceMs: number | null = null
  const end = () => {
    if (stoppingSinceMs !== null) return
    stoppingSinceMs = performance.now()
    setTimeout(atOnce.resolve, drainMs).unref()
    Promise.race([drain(), atOnce.promise])
      .then(() => {
        setTimeout(() => process.exit(1), closeMs).unref()
        return close()
      })
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  const onSignal = () => {
    if (stoppingSinceMs !== null && performance.now() - stoppingSinceMs > sameSignalMs) atOnce.resolve()
    end()
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
  endWithNpm(end)
}

/** A killed npm cannot forward the signal, which would leave this process holding the port, so it checks once a second. */
function endWithNpm(end: () => void) {
  const npm = process.env.npm_lifecycle_event ? pidOfNpm() : null
  if (!npm) return
  const parent = process.ppid
  setInterval(() => (process.ppid !== parent || !isAlive(npm)) && end(), 1_000).unref()
}

/** npm's shell may exec the script or remain as its parent; null if `ps` is missing. */
function pidOfNpm(): number | null {
  try {
    const [grandparent, name] = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/)
    return /(^|\/)(da|ba|z)?sh$/.test(name ?? '') ? Number(grandparent) : process.ppid
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Refuses new charged requests while /readyz diverts traffic, lets running answers finish by their deadline, returns the credits of the rest, then
 * closes connections.
 * @param closeRest ends what remains
 */
export function gracefulShutdown(
  { env, chargedRequests }: Services,
  server: Listening,
  closeRest: () => Promise<unknown>,
): Shutdown {
  return {
    drain: () => chargedRequests.drain(),
    drainMs: env.AI_DEADLINE_MS,
    async close() {
      // Open streams can still report that the credits are back.
      await chargedRequests.close()
      await server.close()
      await closeRest()
    },
  }
}
