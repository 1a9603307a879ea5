import { Hono } from 'hono'
import type { Database } from '../adapters/database/database.ts'
import { rememberPerson } from '../features/accounts/remember-person.ts'
import { createRateLimits, limits } from '../http/limits/rate-limits.ts'
import { type AppEnv, signedIn } from '../http/signed-in.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { createPeople } from './people.ts'
import { type ServerOptions, setupServer } from './setup-server.ts'

/** @param errorIsCode as on the phone routes @param open routes that need no sign-in */
export function signedInApp(
  services: Services,
  routes: readonly Hono<AppEnv>[],
  { errorIsCode = false, open = [] }: { errorIsCode?: boolean; open?: readonly Hono<AppEnv>[] } = {},
) {
  const app = new Hono<AppEnv>()
  for (const route of open) app.route('/', route)
  app.use(signedIn(services), rememberPerson(services))
  for (const route of routes) app.route('/', route)
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error
    return c.json(error.body({ errorIsCode }), error.status)
  })
  return app
}

const anyNumber = [{ times: 1_000, perSeconds: 60 }]

export function setupSignedIn(
  database: Database,
  identity: Services['identity'],
  routes: (services: Services) => Hono<AppEnv>[],
  options: Pick<ServerOptions, 'settings' | 'metrics'> = {},
) {
  const { app, services } = setupServer({
    ...options,
    database,
    people: { ...createPeople(), identity },
    createApp: (services) => signedInApp(services, routes(services), { errorIsCode: true }),
    rateLimits: createRateLimits(null, { ...limits, 'check-phone-ip': anyNumber, 'verify-phone-ip': anyNumber }),
    startsAt: '2026-03-01T12:00:00Z',
  })
  const call = (method: string) => async (token: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await app.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return { services, get: call('GET'), post: call('POST'), delete: call('DELETE') }
}
