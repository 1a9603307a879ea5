import type { Services } from '../services.ts'
import type { Listening } from './listen.ts'
import type { Shutdown } from './on-shutdown-signal.ts'

/**
 * How a server stops: it accepts no new charged requests, and /readyz sends new people elsewhere; answers under way may end within their
 * deadline; what cannot end gives its credits back and says so; then the connections close.
 * @param closeRest ends what the server runs on
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
      // Open streams can still say that the credits are back.
      await chargedRequests.close()
      await server.close()
      await closeRest()
    },
  }
}
