import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { SignedInPerson } from '../adapters/identity.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

/** What the middleware sets for every route behind it. */
export interface AppEnv {
  Variables: RequestIdVariables & { person: SignedInPerson }
}

/** Money, phone and deletion check with the provider that the session was not revoked; the rest trusts the signature for its hour. */
const revocationMatters =
  /^\/api\/(account|account\/export|check-phone|verify-phone|verify-phone-simple|grant-credits|create-checkout-session|payment-success|purchases)$/

/**
 * Lets through only requests with a bearer token of the identity provider.
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
