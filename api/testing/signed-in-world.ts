import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Database } from '../adapters/database/database.ts'
import type { Identity, SignedInPerson } from '../adapters/identity.ts'
import { createLedger } from '../billing/ledger/credit-ledger.ts'
import { readEnv } from '../env.ts'
import { rememberPerson } from '../features/accounts/remember-person.ts'
import { createRateLimits, limits } from '../http/rate-limits.ts'
import { type AppEnv, signedIn } from '../http/signed-in.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

interface Newcomer {
  uid?: string
  googleSubject?: string
  email?: string
}

/** A small identity provider: tokens are the names of the people in it. */
export function createPeople({ allowsSimplePhone = false } = {}) {
  const people = new Map<string, SignedInPerson & { phoneNumber: string | null }>()
  const known = (uid: string) => {
    const person = people.get(uid)
    if (!person) throw new Problem('unauthenticated')
    return person
  }
  const identity: Identity = {
    allowsSimplePhone,
    verify: async (token) => known(token),
    phoneNumberOf: async (uid) => known(uid).phoneNumber,
    deletePerson: async (uid) => void people.delete(uid),
  }
  return {
    identity,
    /** Signs somebody up; the answer is both uid and token. */
    join({
      uid = `u${randomUUID()}`,
      googleSubject = `g${randomUUID()}`,
      email = 'somebody@example.com',
    }: Newcomer = {}): string {
      people.set(uid, { uid, googleSubject, email, name: null, picture: null, phoneNumber: null })
      return uid
    },
    /** What an SMS code's confirmation does at the provider: a number is with one account at a time. */
    linkPhone(uid: string, phoneNumber: string | null) {
      known(uid).phoneNumber = phoneNumber
    },
    changeEmail(uid: string, email: string) {
      known(uid).email = email
    },
  }
}

/** Services for accounts and phone on a real database; the rest is left out and would fail loudly. */
export function createSignedInWorld(database: Database, identity: Identity, rooms: (services: Services) => Hono<AppEnv>[]) {
  const now = () => new Date('2026-03-01T12:00:00Z')
  const rateLimits = createRateLimits(null, { ...limits, 'check-phone-ip': [{ times: 1_000, perSeconds: 60 }] })
  const env = readEnv({ NODE_ENV: 'test', PHONE_HASH_KEY: 'k'.repeat(32) })
  const services = { env, now, database, identity, rateLimits, ledger: createLedger(database, now) } as Services
  const app = new Hono<AppEnv>().use(signedIn(services), rememberPerson(services))
  for (const room of rooms(services)) app.route('/', room)
  app.onError((error, c) => {
    if (!(error instanceof Problem)) throw error
    return c.json(error.body({ errorIsCode: true }), error.status)
  })
  const call = (method: string) => async (token: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await app.request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return { services, get: call('GET'), post: call('POST'), delete: call('DELETE') }
}
