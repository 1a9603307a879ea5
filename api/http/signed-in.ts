import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { users } from '../adapters/database/schema.ts'
import type { SignedInPerson } from '../adapters/identity.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { clientAddressOf } from './client-address.ts'

export interface AppEnv {
  Variables: RequestIdVariables & {
    person: SignedInPerson
    /** Asks the provider whether the session was revoked. @throws Problem unauthenticated, too_many_requests, unavailable */
    checkSession: () => Promise<void>
  }
}

/** Routes that check for revoked sessions with the provider; the others trust the token for its hour. */
const revocationMatters =
  /^\/api\/(account|account\/export|check-phone|verify-phone|verify-phone-simple|grant-credits|create-checkout-session|payment-success|purchases)$/

const rememberedMs = 30_000
const mostRemembered = 10_000

// Requires a valid bearer token. Signatures are verified first, so only genuine tokens count against limits, and only those within the limits reach
// the provider.
export function signedIn(
  services: Pick<Services, 'identity' | 'env' | 'now' | 'spending' | 'rateLimits'>,
): MiddlewareHandler<AppEnv> {
  const sessions = sessionChecks(services)
  return async (c, next) => {
    const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Problem('unauthenticated')
    const person = await services.identity.verify(token)
    await services.rateLimits.take('calls', person.uid)
    c.set('person', person)
    c.set('checkSession', () => sessions.check(c, token))
    if (revocationMatters.test(c.req.path) && !sessions.isKnown(c, token)) await sessions.check(c, token)
    await services.spending.by(person.uid, next)
  }
}

function sessionChecks({ identity, env, now, rateLimits }: Parameters<typeof signedIn>[0]) {
  const stood = new Map<string, number>()
  const nameOf = (token: string) => createHash('sha256').update(token).digest('base64')
  return {
    isKnown: (c: Context, token: string) =>
      c.req.method === 'GET' && now().getTime() - (stood.get(nameOf(token)) ?? 0) < rememberedMs,
    async check(c: Context<AppEnv>, token: string) {
      await rateLimits.take('session-checks', c.get('person').uid)
      await rateLimits.take('session-checks-ip', clientAddressOf(c, env))
      await identity.verify(token, { checkRevoked: true })
      stood.delete(nameOf(token))
      stood.set(nameOf(token), now().getTime())
      if (stood.size > mostRemembered) stood.delete(stood.keys().next().value!)
    },
  }
}

/** For actions that require a verified phone: one number per user keeps free accounts from filling the disk. @throws Problem forbidden */
export async function refuseUnverified({ database }: Pick<Services, 'database'>, uid: string, message: string): Promise<void> {
  const [row] = await database.select({ phoneVerified: users.phoneVerified }).from(users).where(eq(users.id, uid))
  if (!row?.phoneVerified) throw new Problem('forbidden', { message })
}
