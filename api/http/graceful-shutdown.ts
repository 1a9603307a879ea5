import type { Services } from '../services.ts'
import type { Listening } from './listen.ts'
import type { Shutdown } from './on-shutdown-signal.ts'

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
