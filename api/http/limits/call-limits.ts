import type { MiddlewareHandler } from 'hono'
import type { Services } from '../../services.ts'
import { clientAddressOf } from '../client-address.ts'
import type { AppEnv } from '../signed-in.ts'
import { createRateLimits } from './rate-limits.ts'

/**
 * Keeps one address from taking a server for themselves with calls that cost nothing. What must hold over all servers has
 * limits of its own in the database; this one protects each process without a call to the database.
 */
export function createCallLimits({ env }: Pick<Services, 'env'>) {
  const here = createRateLimits(null)
  const limitAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
    await here.take('calls-ip', clientAddressOf(c, env))
    await next()
  }
  const limitReports: MiddlewareHandler<AppEnv> = async (c, next) => {
    await here.take('page-reports-ip', clientAddressOf(c, env))
    await next()
  }
  return { limitAddress, limitReports }
}
