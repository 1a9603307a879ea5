import { Problem } from '../problem.ts'

/** Codes of firebase-admin that mean: this session is over. */
const sessionIsOver = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-uid',
]

/**
 * What a failed call of firebase-admin means. It gives `auth/argument-error` for a forged token and for keys it could not fetch alike;
 * only its complaints about a token name the "Firebase ID token".
 */
export function problemOf(error: unknown): Problem {
  const { code = 'unknown', message = '' } = error as { code?: string; message?: string }
  const refused = sessionIsOver.includes(code) || (code === 'auth/argument-error' && message.includes('Firebase ID token'))
  // The code alone: messages may quote what was sent.
  return new Problem(refused ? 'unauthenticated' : 'unavailable', { log: `identity provider: ${code}` })
}
