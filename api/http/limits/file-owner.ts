import type { Context } from 'hono'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { Services } from '../../services.ts'
import { clientAddressOf } from '../client-address.ts'
import type { AppEnv } from '../signed-in.ts'

const usedUp = 'Your last files took very long to read. Please wait a few minutes, then try a simpler file.'

/** Not counted, because nearly every file takes less. */
const freeMs = 1_000

/** Long reads count against the user and their address, so that a few users with the worst files cannot keep the readers busy. */
export async function fileOwnerOf(
  c: Context<AppEnv>,
  { env, rateLimits, log }: Pick<Services, 'env' | 'rateLimits' | 'log'>,
): Promise<TaskOwner> {
  const { uid } = c.get('person')
  const address = clientAddressOf(c, env)
  const waits = await Promise.all([rateLimits.waitOf('reading-seconds', uid), rateLimits.waitOf('reading-seconds-ip', address)])
  const retryAfterSeconds = Math.max(...waits)
  if (retryAfterSeconds > 0) throw new Problem('too_many_requests', { message: usedUp, retryAfterSeconds })
  return {
    userId: uid,
    onUsed(ms) {
      const seconds = Math.ceil((ms - freeMs) / 1_000)
      if (seconds <= 0) return
      const counting = [
        rateLimits.spend('reading-seconds', uid, seconds),
        rateLimits.spend('reading-seconds-ip', address, seconds),
      ]
      Promise.all(counting).catch((error: unknown) => log.failure('Reading seconds could not be counted', error))
    },
  }
}
