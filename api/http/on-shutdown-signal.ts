import type { Services } from '../services.ts'
import type { Listening } from './listen.ts'

type Shutdown = ReturnType<typeof gracefulShutdown>

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
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 1_000).unref()
}

/** Refuses new charged requests, lets running answers finish by their deadline, returns the credits of the rest, then closes connections. */
export function gracefulShutdown({ env, chargedRequests }: Services, server: Listening, closeRest: () => Promise<unknown>) {
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
