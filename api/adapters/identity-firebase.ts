import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Credential, cert, initializeApp } from 'firebase-admin/app'
import { type DecodedIdToken, getAuth } from 'firebase-admin/auth'
import type { Env } from '../env.ts'
import { Problem } from '../problem.ts'
import type { Identity, SignedInPerson } from './identity.ts'
import { readServiceAccount } from './service-account.ts'

type Settings = Pick<Env, 'FIREBASE_PROJECT_ID' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIREBASE_SERVICE_ACCOUNT'>

const patienceMs = 10_000

/** Firebase Auth: the real project, or the emulator named in the settings (only it allows the simple phone variant). */
export function createFirebaseIdentity(
  settings: Settings,
  connection: { httpAgent?: Agent; credential?: Credential } = {},
): Identity {
  const projectId = settings.FIREBASE_PROJECT_ID
  const emulatorHost = settings.FIREBASE_AUTH_EMULATOR_HOST
  chooseEmulator(emulatorHost)
  const account = settings.FIREBASE_SERVICE_ACCOUNT ? readServiceAccount(settings.FIREBASE_SERVICE_ACCOUNT) : null
  const options = { projectId, ...(account && { credential: cert(account) }), ...connection }
  const auth = getAuth(initializeApp(options, `greenroom-${randomUUID()}`))
  return {
    allowsSimplePhone: Boolean(emulatorHost),
    async verify(token, { checkRevoked = false } = {}) {
      return personOf(await answerOf(auth.verifyIdToken(token, checkRevoked)))
    },
    async phoneNumberOf(uid) {
      return (await answerOf(auth.getUser(uid))).phoneNumber ?? null
    },
    async deletePerson(uid) {
      await answerOf(auth.deleteUser(uid).catch(unlessGone))
    },
    async probe() {
      await answerOf(auth.getUser('nobody').catch(unlessGone))
    },
  }
}

/** firebase-admin finds its emulator only through this variable. */
function chooseEmulator(emulatorHost: string | undefined) {
  const named = process.env.FIREBASE_AUTH_EMULATOR_HOST
  if (emulatorHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost
  else if (named) throw new Error('FIREBASE_AUTH_EMULATOR_HOST is set in the environment: an emulator would let anyone in.')
}

/** A server whose clock is slightly behind must not lock users out. */
const clockToleranceSeconds = 300

/** firebase-admin checks neither that a token expires nor that it was issued in the past. */
function isOfNow({ iat, auth_time: signedInAt, exp }: DecodedIdToken): boolean {
  const latest = Date.now() / 1000 + clockToleranceSeconds
  return [iat, signedInAt, exp].every(Number.isFinite) && iat <= latest && signedInAt <= latest
}

/** The session may have started with Google and continued as a linked phone: the account must be Google's. */
function personOf(token: DecodedIdToken): SignedInPerson {
  if (!isOfNow(token)) throw new Problem('unauthenticated', { log: 'a token of another time' })
  const subjects: unknown = token.firebase?.identities?.['google.com']
  const googleSubject: unknown = Array.isArray(subjects) ? subjects[0] : undefined
  if (typeof googleSubject !== 'string' || !token.email) throw new Problem('unauthenticated', { log: 'not a Google account' })
  // Operators find accounts by email, and receipts go there.
  if (token.email_verified !== true) throw new Problem('unauthenticated', { log: 'an unconfirmed e-mail address' })
  return { uid: token.uid, email: token.email, googleSubject }
}

async function answerOf<T>(answer: Promise<T>): Promise<T> {
  const tooLate = sleep(patienceMs, undefined, { ref: false }).then(() => {
    throw new Error('no answer in time')
  })
  return Promise.race([answer, tooLate]).catch((error: unknown) => {
    throw problemOf(error)
  })
}

function unlessGone(error: unknown) {
  if ((error as { code?: string }).code !== 'auth/user-not-found') throw error
}

const sessionIsOver = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-uid',
]

const retryAfterSeconds = 5

// firebase-admin returns `auth/argument-error` for forged tokens and for unavailable keys alike; only messages about a token mention the "Firebase ID
// token".
function problemOf(error: unknown): Problem {
  const { code = 'unknown', message = '' } = error as { code?: string; message?: string }
  const refused = sessionIsOver.includes(code) || (code === 'auth/argument-error' && message.includes('Firebase ID token'))
  // Only the code: messages may quote what was sent.
  const log = `identity provider: ${code}`
  return refused ? new Problem('unauthenticated', { log }) : new Problem('unavailable', { log, retryAfterSeconds })
}
