import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startStorageServer } from '../../api/adapters/testing/storage-server.ts'
import { readEnv } from '../../api/env.ts'
import { examine } from './check.ts'
import { checksFor } from './checks.ts'

/** The services' responses by path: all fine, until a test breaks one. */
type Answers = Record<string, { status?: number; body?: unknown; slowMs?: number }>

const project = 'demo-ours'
const identity = '/identitytoolkit.googleapis.com'
const events = ['checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed']
const moreEvents = ['checkout.session.expired', 'charge.refunded', 'refund.updated', 'refund.failed', 'charge.dispute.created']
const allEvents = [...events, ...moreEvents, 'charge.dispute.closed']

let answers: Answers
const server: Server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0]!
  const { status = 200, body = {}, slowMs = 0 } = answers[path] ?? { status: 404 }
  request.resume()
  setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)), slowMs)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
const url = `http://${host}`
const storage = await startStorageServer()
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await storage.close()
})

const endpoint = { url: `${url}/api/stripe/webhook`, status: 'enabled', enabled_events: allEvents }
const models = { data: [{ id: 'gpt-5-mini' }, { id: 'llama3.1:latest' }, { id: 'whisper-1' }] }

beforeEach(() => {
  answers = {
    [`${identity}/v1/projects/${project}/accounts:lookup`]: { body: { users: [] } },
    [`${identity}/v2/projects/${project}/config`]: {
      body: { signIn: { phoneNumber: { enabled: true } }, smsRegionConfig: { allowlistOnly: { allowedRegions: ['DE', 'AT'] } } },
    },
    [`${identity}/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`]: { body: { enabled: true } },
    '/v1/projects': { body: { authorizedDomains: ['127.0.0.1', `${project}.firebaseapp.com`] } },
    '/v1/webhook_endpoints': { body: { data: [endpoint] } },
    '/ai/v1/models': { body: models },
    '/healthz': { body: { ok: true } },
    '/readyz': { body: { ok: true } },
  }
})

async function told(settings: Record<string, string> = {}, pace = {}, only?: string) {
  const env = readEnv({
    ...{ NODE_ENV: 'test', PUBLIC_URL: url, STRIPE_SECRET_KEY: 'sk_test_x', METRICS_TOKEN: 'm'.repeat(16) },
    ...{ FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`, FIREBASE_AUTH_EMULATOR_HOST: host },
    ...{ VIDEO_BUCKET: 'ours.example', FIREBASE_STORAGE_EMULATOR_HOST: storage.host, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    ...{ OPENAI_BASE_URL: `${url}/ai/v1`, OPENAI_API_KEY: 'key', TRANSCRIPTION_BASE_URL: `${url}/ai/v1` },
    ...settings,
  })
  const checks = checksFor(env, { identityToolkit: url, stripe: url }).filter(({ name }) => !only || name === only)
  const findings = await examine(env, checks, pace)
  return Object.fromEntries(findings.map(({ name, says, isWell }) => [name, `${isWell ? 'ok' : 'FIX'}: ${says}`]))
}

test('where all is well, the doctor says of each service what was seen', async () => {
  expect(await told()).toEqual({
    PostgreSQL:
      'FIX: DATABASE_URL cannot be used: nothing is listening there: is PostgreSQL running, and can this machine reach it?',
    'Firebase, as the server': 'ok: the service account can read users',
    'Sign-in and text messages': 'ok: Google and Phone are on; text messages go to DE, AT only',
    'Firebase, as the page': 'ok: users can sign in at 127.0.0.1',
    'The bucket': 'ok: written, read, listed, deleted',
    Stripe: `ok: test mode, webhooks go to ${url}/api/stripe/webhook`,
    'The AI model': `ok: gpt-5-mini, at ${host}`,
    'Speech to text': `ok: whisper-1, at ${host}`,
    'The public address': `ok: ${url} leads to a server that is ready`,
  })
  expect([...storage.objects.keys()]).toEqual([])
})

const config = `${identity}/v2/projects/${project}/config`
const withConfig = (body: object): Answers => ({ [config]: { body: { signIn: { phoneNumber: { enabled: true } }, ...body } } })

const broken: [what: string, check: string, says: RegExp | string, answers: Answers, settings?: Record<string, string>][] = [
  [
    'a service account without the role',
    'Firebase, as the server',
    /^FIX: FIREBASE_SERVICE_ACCOUNT .*the role Firebase Authentication Admin/,
    {
      [`${identity}/v1/projects/${project}/accounts:lookup`]: { status: 403, body: { error: { message: 'PERMISSION_DENIED' } } },
    },
  ],
  [
    'Google sign-in that is off',
    'Sign-in and text messages',
    'FIX: No one can sign in: turn on Google (Firebase console, Authentication, Sign-in method).',
    { [`${identity}/v2/projects/${project}/defaultSupportedIdpConfigs/google.com`]: { status: 404 } },
  ],
  ['phone sign-in that is off', 'Sign-in and text messages', /turn on Phone/, { [config]: { body: {} } }],
  [
    'messages to every country',
    'Sign-in and text messages',
    /^FIX: Text messages go to every country, and strangers can make you pay/,
    withConfig({}),
  ],
  [
    'messages to no country',
    'Sign-in and text messages',
    /^FIX: Text messages go to no country/,
    withConfig({ smsRegionConfig: { allowlistOnly: {} } }),
  ],
  [
    'a list of forbidden countries',
    'Sign-in and text messages',
    /^ok: .*everywhere but to XX$/,
    withConfig({ smsRegionConfig: { allowByDefault: { disallowedRegions: ['XX'] } } }),
  ],
  [
    'a wrong web key',
    'Firebase, as the page',
    'FIX: FIREBASE_API_KEY was refused (400): copy the web API key of the project again.',
    { '/v1/projects': { status: 400 } },
  ],
  [
    'a web key for another site',
    'Firebase, as the page',
    /refused \(403\): allow it for your domain/,
    { '/v1/projects': { status: 403 } },
  ],
  [
    'the web key of another project',
    'Firebase, as the page',
    /is of another project than demo-ours: users sign in at other.firebaseapp.com there/,
    { '/v1/projects': { body: { authorizedDomains: ['other.firebaseapp.com'] } } },
  ],
  [
    'a domain that is not authorized',
    'Firebase, as the page',
    /^FIX: Add 127.0.0.1 to the authorized domains/,
    { '/v1/projects': { body: { authorizedDomains: [`${project}.firebaseapp.com`] } } },
  ],
  [
    'a wrong Stripe key',
    'Stripe',
    /^FIX: STRIPE_SECRET_KEY is wrong or was revoked \(401\)/,
    { '/v1/webhook_endpoints': { status: 401 } },
  ],
  [
    'a restricted Stripe key',
    'Stripe',
    /^FIX: STRIPE_SECRET_KEY is restricted \(403\)/,
    { '/v1/webhook_endpoints': { status: 403 } },
  ],
  [
    'a missing webhook',
    'Stripe',
    /^FIX: In test mode no webhook endpoint has the address .*create it, and copy its signing secret/,
    { '/v1/webhook_endpoints': { body: { data: [{ ...endpoint, url: 'https://other.example' }] } } },
  ],
  [
    'a webhook that is off',
    'Stripe',
    /is disabled: enable it/,
    { '/v1/webhook_endpoints': { body: { data: [{ ...endpoint, status: 'disabled' }] } } },
  ],
  [
    'a webhook without refunds',
    'Stripe',
    'FIX: The webhook endpoint is not sent refund.updated, refund.failed: choose these events.',
    {
      '/v1/webhook_endpoints': {
        body: { data: [{ ...endpoint, enabled_events: allEvents.filter((event) => !event.startsWith('refund')) }] },
      },
    },
  ],
  ['a wrong AI key', 'The AI model', /refused OPENAI_API_KEY \(401\): copy it again/, { '/ai/v1/models': { status: 401 } }],
  [
    'an AI address without /v1',
    'The AI model',
    /^FIX: OPENAI_BASE_URL is not an OpenAI-compatible .* usually ends in \/v1/,
    {},
    { OPENAI_BASE_URL: `${url}/ai` },
  ],
  [
    'a model that is not there',
    'The AI model',
    /has no mistral: correct OPENAI_MODEL, or fetch the model. It has gpt-5-mini, llama3.1:latest, whisper-1/,
    {},
    { OPENAI_MODEL: 'mistral' },
  ],
  ['a model under its short name', 'The AI model', `ok: llama3.1, at ${host}`, {}, { OPENAI_MODEL: 'llama3.1' }],
  ['no model at all', 'The AI model', /^ok: none is connected/, {}, { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' }],
  [
    'a second model that is away',
    'The second AI model',
    /^FIX: 127.0.0.1:1 cannot be reached/,
    {},
    { AI_FALLBACK_BASE_URL: 'http://127.0.0.1:1/v1', AI_FALLBACK_MODEL: 'm' },
  ],
  ['a speech model that is not there', 'Speech to text', /correct TRANSCRIPTION_MODEL/, {}, { TRANSCRIPTION_MODEL: 'small' }],
  [
    'a proxy that leads elsewhere',
    'The public address',
    /answers 200 for \/healthz: the proxy does not lead to a running server/,
    { '/healthz': { body: 'welcome' } },
  ],
  ['a server that is not ready', 'The public address', /runs and is not ready \(503\)/, { '/readyz': { status: 503 } }],
  [
    'a server without its bucket',
    'The public address',
    /cannot use: videos/,
    { '/readyz': { body: { ok: true, degraded: ['videos'] } } },
  ],
  ['figures that everybody can ask for', 'The public address', /\/metrics can be read from outside/, { '/metrics': {} }],
]

for (const [what, check, says, changed, settings] of broken)
  test(`the doctor sees ${what}`, async () => {
    Object.assign(answers, changed)
    expect((await told(settings, {}, check))[check]).toMatch(says)
  })

test('a bucket of another name, and one that the server may not use, are told apart', async () => {
  storage.fail(1, 404)
  expect((await told())['The bucket']).toBe(
    'FIX: VIDEO_BUCKET ours.example cannot be used: there is no bucket of that name (Firebase console, Storage).',
  )
  storage.fail(1, 403)
  expect((await told())['The bucket']).toBe(
    'FIX: VIDEO_BUCKET ours.example cannot be used: the service account needs the role Storage Object Admin.',
  )
})

test('a service that is slow is said to be, and one that never answers keeps nobody waiting', async () => {
  answers['/v1/webhook_endpoints'] = { body: { data: [endpoint] }, slowMs: 120 }
  answers['/ai/v1/models'] = { body: models, slowMs: 5_000 }
  const says = await told({}, { slowMs: 100, patienceMs: 1_000 })
  expect(says.Stripe).toMatch(/^ok: .*; slow, it took 0\.\d s$/)
  expect(says['The AI model']).toBe('FIX: There was no answer within 1 s.')
})
