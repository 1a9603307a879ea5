import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join as pathOf } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkouts } from '../adapters/database/ledger-schema.ts'
import { keyHashOf, paidPractices, resumeGenerations, users } from '../adapters/database/schema.ts'
import { createFirebaseIdentity } from '../adapters/identity-firebase.ts'
import { createStripePayments } from '../adapters/payments-stripe.ts'
import { createApp } from '../app.ts'
import { createBuiltinCoach } from '../coach/guides/builtin-coach.ts'
import type { SavedPitch } from '../contract/elevator-pitch.ts'
import { films, setupPitches } from '../features/elevator-pitch/testing/setup-pitches.ts'
import { createEditTokens } from '../features/resume-analysis/edit-token.ts'
import { type LocalGoogle, startLocalGoogle } from '../local/testing/local-google.ts'
import { startTestSignIn, type TestSession, type TestSignIn } from '../local/testing/test-sign-in.ts'
import { Problem } from '../problem.ts'
import { noLimits } from '../testing/no-limits.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { type LimitName, limits } from './limits/rate-limits.ts'
import { callOf, type Things } from './testing/call-of.ts'
import { whoMayCall } from './testing/who-may-call.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const counted = new Set<LimitName>()
const note = async (name: LimitName) => void counted.add(name)
const noted = { ...noLimits, take: note, waitOf: (name: LimitName) => note(name).then(() => 0) }
const payments = {
  ...createStripePayments({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x' }),
  openCheckout: async () => Promise.reject(new Problem('unavailable')),
}

type World = ReturnType<typeof setupPitches>
let signIn: TestSignIn
let google: LocalGoogle
let world: World
beforeAll(async () => {
  signIn = await startTestSignIn()
  google = await startLocalGoogle(signIn.host)
  const identity = createFirebaseIdentity(
    { FIREBASE_PROJECT_ID: signIn.projectId, FIREBASE_AUTH_EMULATOR_HOST: undefined },
    { httpAgent: google.httpAgent, credential: { getAccessToken: async () => ({ access_token: 'ours', expires_in: 3600 }) } },
  )
  const people = { identity, join: () => randomUUID() }
  const settings = { METRICS_TOKEN: 'a-token-of-the-operator' }
  const { writeLetter } = createBuiltinCoach()
  world = setupPitches({ createApp, database, people, payments, settings, rateLimits: noted, coach: { writeLetter } })
})
afterAll(async () => {
  await google?.stop()
  await signIn?.stop()
})

const nowSeconds = () => Math.floor(Date.now() / 1000)

function tokenOf({ uid, subject }: Person, change: object = {}): string {
  const signedInAt = nowSeconds() - 60
  return google.token({
    ...{ iss: `https://securetoken.google.com/${signIn.projectId}`, aud: signIn.projectId, sub: uid },
    ...{ iat: signedInAt, auth_time: signedInAt, exp: signedInAt + 3_600, email: `${subject}@example.com`, email_verified: true },
    firebase: { identities: { 'google.com': [subject] }, sign_in_provider: 'google.com' },
    ...change,
  })
}

interface Person extends TestSession {
  subject: string
}

async function join(subject: string, { phoneVerified = false, credits = 0 } = {}): Promise<Person> {
  const session = await signIn.withGoogle(subject)
  const { uid } = session
  await database.insert(users).values({ id: uid, email: `${subject}@example.com`, googleSubject: subject, phoneVerified })
  if (credits > 0) await world.ledger.grant(uid, credits, `trial:${uid}`, 'trial')
  return { ...session, subject }
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const ask = async (call: string, things: Things, headers: Record<string, string> = {}) =>
  (await world.app.request(...callOf(call, things, headers))).status

const nobodys = (): Things => ({
  ...{ pitchId: randomUUID(), uploadId: randomUUID(), answerKey: randomUUID(), sessionId: randomUUID() },
  ...{ checkoutId: 'cs_test_none', generationId: randomUUID(), editToken: 'none' },
})

async function thingsOf(ann: Person): Promise<Things> {
  const { uid: userId } = ann
  const things = { ...nobodys(), checkoutId: `cs_test_${randomUUID().replaceAll('-', '')}` }
  const now = new Date()
  const bought = { packageType: 'basic', amountCents: 500, currency: 'usd', credits: 100 } as const
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 3_600_000) }
  await database.insert(checkouts).values({ ...bought, id: randomUUID(), userId, sessionId: things.checkoutId, createdAt: now })
  await database.insert(paidPractices).values({ ...times, id: things.sessionId, userId, startKeyHash: 'start' })
  await database.insert(resumeGenerations).values({ id: things.generationId, userId, chargeKeyHash: 'charge', createdAt: now })
  const paid = { uid: userId, keyHash: keyHashOf('paid'), jobDescription: 'A nurse', requirementLines: [] }
  const editToken = createEditTokens(world.services).sign({ ...paid, resumeText: 'Jane', read: null, formatPoints: null })
  const as = { ...bearer(tokenOf(ann)), 'Tus-Resumable': '1.0.0' }
  const request = (path: string, init: RequestInit) =>
    world.app.request(path, { ...init, headers: { ...as, ...(init.headers as object) } })
  const metadata = `uploadId ${btoa(things.uploadId)}`
  await request('/api/uploads', { method: 'POST', headers: { 'Upload-Length': '10', 'Upload-Metadata': metadata } })
  const written = JSON.stringify({ jobDescription: 'A nurse' })
  const key = { 'Idempotency-Key': things.answerKey, 'Content-Type': 'application/json' }
  await (await request('/api/elevator-pitch/generate', { method: 'POST', headers: key, body: written })).text()
  const form = new FormData()
  for (const [name, value] of Object.entries({ transcript: 'x', score: '7', refinedPitch: 'x', alternateExample: 'x' }))
    form.set(name, value)
  form.set('video', new File([films.webm], 'pitch.webm'))
  const saving = { method: 'POST', headers: { 'Idempotency-Key': randomUUID() }, body: form }
  const { id }: SavedPitch = await (await request('/api/elevator-pitch/save', saving)).json()
  return { ...things, editToken, pitchId: id }
}

const calls = Object.keys(whoMayCall)

test('every route of the server is in the table, and described in /openapi.json', async () => {
  const local = { ...world.services, identity: { ...world.services.identity, allowsSimplePhone: true } }
  const app = createApp(local)
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const named = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
  expect(named.toSorted()).toEqual(calls.toSorted())
  const { paths } = (await (await app.request('/openapi.json')).json()) as { paths: Record<string, Record<string, object>> }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(described.toSorted()).toEqual(named.filter((call) => call !== 'GET /openapi.json').toSorted())
})

test('what /openapi.json calls open is what can be called without a token', async () => {
  const { paths } = (await (await world.app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: object[] }>>
  }
  const isOpen = (call: string) => {
    const [method = '', path = ''] = call.split(' ')
    return paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.security?.length === 0
  }
  const described = calls.filter((call) => call !== 'GET /openapi.json')
  for (const call of described) expect([call, isOpen(call)]).toEqual([call, whoMayCall[call]![0] !== 401])
})

describe('what each call answers', () => {
  let ann: Person
  let bob: Person
  let newcomer: Person
  let anns: Things
  beforeAll(async () => {
    ann = await join('ann', { phoneVerified: true, credits: 100 })
    bob = await join('bob', { phoneVerified: true, credits: 100 })
    newcomer = await join('newcomer')
    anns = await thingsOf(ann)
  })

  test('to nobody, to a token that has ended, and to one for another project', async () => {
    const ended = tokenOf(ann, { iat: nowSeconds() - 7_200, auth_time: nowSeconds() - 7_200, exp: nowSeconds() - 3_600 })
    const foreign = { aud: 'other-project', iss: 'https://securetoken.google.com/other-project' }
    const callers = [{}, bearer(ended), bearer(tokenOf(ann, foreign))]
    for (const call of calls) {
      const answers = []
      for (const headers of callers) answers.push(await ask(call, anns, headers))
      expect([call, ...answers]).toEqual([call, ...whoMayCall[call]!.slice(0, 3)])
    }
  })

  test('to a session that was revoked', async () => {
    const gone = await join('gone', { phoneVerified: true })
    await signIn.revoke(gone)
    for (const call of calls) {
      const status = await ask(call, nobodys(), bearer(tokenOf(gone)))
      expect([call, status === 401 ? 401 : 'passes']).toEqual([call, whoMayCall[call]![3]])
    }
  })

  test('to somebody without a verified phone', async () => {
    for (const call of calls) {
      const person = call === 'DELETE /api/account' ? await join('leaving') : newcomer
      expect([call, await ask(call, nobodys(), bearer(tokenOf(person)))]).toEqual([call, whoMayCall[call]![4]])
    }
  })

  test('to somebody who names what is another person’s; and nothing of it has changed', async () => {
    for (const call of calls) {
      const others = whoMayCall[call]![5]
      if (others !== null) expect([call, await ask(call, anns, bearer(tokenOf(bob)))]).toEqual([call, others])
    }
    expect(await ask('GET /api/answers', anns, bearer(tokenOf(ann)))).toBe(200)
    expect(await ask('DELETE /api/uploads/:uploadId', anns, bearer(tokenOf(ann)))).toBe(204)
    expect(readdirSync(pathOf(world.folder, 'videos'))).toHaveLength(1)
    expect(await ask('DELETE /api/elevator-pitch/:id', anns, bearer(tokenOf(ann)))).toBe(200)
    expect([await world.ledger.balanceOf(ann.uid), await world.ledger.balanceOf(bob.uid)]).toEqual([90, 100])
  })

  test('and each limit of the table is counted by some call', async () => {
    await ask('POST /api/create-checkout-session', anns, bearer(tokenOf(bob)))
    await ask('POST /api/analyze/edited-lines', anns, bearer(tokenOf(ann)))
    await ask('POST /api/analyze/told-lines', anns, bearer(tokenOf(ann)))
    // These need files of the page (released-files.test.ts) and a recording (features/voice-interview/transcribe-audio.test.ts).
    expect([...counted, 'released-files-ip', 'recognizer-seconds'].toSorted()).toEqual(Object.keys(limits).toSorted())
  })
})
