import { createHmac, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { identityContract } from '../local/testing/identity-contract.ts'
import { type LocalGoogle, startLocalGoogle } from '../local/testing/local-google.ts'
import type { Identity } from './identity.ts'
import { createFirebaseIdentity } from './identity-firebase.ts'

const projectId = 'demo-test'
let google: LocalGoogle
let identity: Identity

const open = () =>
  createFirebaseIdentity(
    { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: undefined },
    { httpAgent: google.httpAgent, credential: { getAccessToken: async () => ({ access_token: 'ours', expires_in: 3600 }) } },
  )

identityContract('the real project', async ({ host }) => {
  google = await startLocalGoogle(host)
  identity = open()
  return { identity, tokenOf: ({ idToken }) => google.token(claimsIn(idToken)), stop: google.stop }
})

function claimsIn(idToken: string): object {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as object
}

function goodClaims() {
  const nowS = Math.floor(Date.now() / 1000)
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'somebody',
    iat: nowS - 10,
    auth_time: nowS - 10,
    exp: nowS + 3600,
    email: 'eve@example.com',
    email_verified: true,
    firebase: { identities: { 'google.com': ['1'], email: ['eve@example.com'] }, sign_in_provider: 'google.com' },
  }
}

test('a token that Google signed is believed, and the simple phone variant is closed', async () => {
  expect(await identity.verify(google.token(goodClaims()))).toMatchObject({ uid: 'somebody', googleSubject: '1' })
  expect(identity.allowsSimplePhone).toBe(false)
})

const forgeries: [string, () => string][] = [
  ['has no signature', () => `${google.token(goodClaims(), { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
  ['has no signature but names the right algorithm', () => `${google.token(goodClaims()).split('.').slice(0, 2).join('.')}.`],
  ['is signed by a stranger under the name of Google’s key', () => google.token(goodClaims(), { key: strangersKey })],
  ['names a key nobody knows', () => google.token(goodClaims(), { kid: 'key-2' })],
  ['names no key', () => google.token(goodClaims(), { kid: null })],
  ['is signed with the public key as a shared secret', () => signedWithPublicKey()],
  ['was changed after signing', () => changedAfterSigning()],
  ['has expired', () => google.token({ ...goodClaims(), exp: Math.floor(Date.now() / 1000) - 1 })],
  ['is for another project', () => google.token({ ...goodClaims(), aud: 'other-project' })],
  ['is from another issuer', () => google.token({ ...goodClaims(), iss: 'https://securetoken.google.com/other-project' })],
  ['names nobody', () => google.token({ ...goodClaims(), sub: '' })],
  ['says nothing about who it is', () => google.token({ ...goodClaims(), sub: undefined })],
  ['names somebody with more letters than a uid has', () => google.token({ ...goodClaims(), sub: 'x'.repeat(129) })],
  ['was made in the future', () => google.token({ ...goodClaims(), iat: inAnHour() })],
  ['is of a sign-in in the future', () => google.token({ ...goodClaims(), auth_time: inAnHour() })],
  ['never ends', () => google.token({ ...goodClaims(), exp: undefined })],
  ['is for two projects, ours among them', () => google.token({ ...goodClaims(), aud: [projectId, 'other-project'] })],
  ['is a session cookie', () => google.token({ ...goodClaims(), iss: `https://session.firebase.google.com/${projectId}` })],
  [
    'is of an account that is not Google’s',
    () => google.token({ ...goodClaims(), firebase: { identities: { email: ['eve@example.com'] } } }),
  ],
  ['has an unconfirmed e-mail address', () => google.token({ ...goodClaims(), email_verified: false })],
  ['lacks the list of identities', () => google.token({ ...goodClaims(), firebase: undefined })],
]

function inAnHour() {
  return Math.floor(Date.now() / 1000) + 3_600
}

for (const [what, forge] of forgeries) {
  test(`a token that ${what} lets nobody in`, async () => {
    await expect(identity.verify(forge())).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
  })
}

test('a server whose clock is two minutes behind lets people in all the same', async () => {
  const soon = Math.floor(Date.now() / 1000) + 120
  expect(await identity.verify(google.token({ ...goodClaims(), iat: soon, auth_time: soon }))).toMatchObject({ uid: 'somebody' })
})

test('when Google cannot be reached the answer is "not now", never "you are not signed in"', async () => {
  google.reachable(false)
  const cold = open()
  await expect(cold.verify(google.token(goodClaims()))).rejects.toMatchObject({
    ...{ code: 'unavailable', status: 503 },
    details: { retryAfterSeconds: expect.any(Number) },
  })
  await expect(cold.phoneNumberOf('somebody')).rejects.toMatchObject({ code: 'unavailable' })
  google.reachable(true)
  expect(await cold.verify(google.token(goodClaims()))).toMatchObject({ uid: 'somebody' })
})

const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

function signedWithPublicKey(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256', kid: 'key-1' })}.${part(goodClaims())}`
  return `${text}.${createHmac('sha256', google.publicKeyPem).update(text).digest('base64url')}`
}

function changedAfterSigning(): string {
  const [head, , signature] = google.token(goodClaims()).split('.')
  return `${head}.${Buffer.from(JSON.stringify({ ...goodClaims(), sub: 'somebody-else' })).toString('base64url')}.${signature}`
}
