import { Problem } from '../problem.ts'

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
export function problemOf(error: unknown): Problem {
  const { code = 'unknown', message = '' } = error as { code?: string; message?: string }
  const refused = sessionIsOver.includes(code) || (code === 'auth/argument-error' && message.includes('Firebase ID token'))
  // Only the code: messages may quote what was sent.
  const log = `identity provider: ${code}`
  return refused ? new Problem('unauthenticated', { log }) : new Problem('unavailable', { log, retryAfterSeconds })
}
