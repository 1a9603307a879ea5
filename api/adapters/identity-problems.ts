import { Problem } from '../problem.ts'

/** Codes of firebase-admin that mean: this session is over. */
const sessionIsOver = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-uid',
]

/** Long enough for a provider that had a short failure, short enough for somebody who waits. */
const retryAfterSeconds = 5

/**
 * What a failed call of firebase-admin means. It gives `auth/argument-error` for a forged token and for keys it could not fetch alike;
 * only its complaints about a token name the "Firebase ID token".
 */
export function problemOf(error: unknown): Problem {
  const { code = 'unknown', message = '' } = error as { code?: string; message?: string }
  const refused = sessionIsOver.includes(code) || (code === 'auth/argument-error' && message.includes('Firebase ID token'))
  // The code alone: messages may quote what was sent.
  const log = `identity provider: ${code}`
  return refused ? new Problem('unauthenticated', { log }) : new Problem('unavailable', { log, retryAfterSeconds })
}
