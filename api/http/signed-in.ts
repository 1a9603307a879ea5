import type { MiddlewareHandler } from 'hono'
import type { SignedInPerson } from '../adapters/identity.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

/** What the middleware leaves for every route behind it. */
export interface AppEnv {
  Variables: { requestId: string; person: SignedInPerson }
}

/** Money, phone and deletion ask the provider whether the session was revoked; the rest trusts the signature. */
const revocationMatters = /^\/api\/(account|grant-credits|verify-phone|create-checkout-session)/

/**
 * Lets through only requests whose bearer token the identity provider stands for.
 * @throws Problem unauthenticated
 */
export function signedIn({ identity }: Pick<Services, 'identity'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Problem('unauthenticated')
    c.set('person', await identity.verify(token, { checkRevoked: revocationMatters.test(c.req.path) }))
    await next()
  }
}
