import type { PublicConfig } from '../../api/contract/config.ts'

type Facts = Pick<PublicConfig, 'identity' | 'payments' | 'coach' | 'transcription'>

/** Names the simulated and unconnected services; null when nothing is simulated. */
export function simulatedNote({ identity, payments, coach, transcription }: Facts): string | null {
  const isSignIn = identity.emulatorUrl !== null
  const isPayment = payments === 'sandbox'
  if (!isSignIn && !isPayment) return null
  const what = !isPayment ? 'sign-in and SMS' : isSignIn ? 'sign-in, SMS and payments' : 'payments'
  const missing = [coach === 'builtin' && 'no AI', transcription === 'browser' && 'no speech recognition'].filter(Boolean)
  return [`Local mode: ${what} simulated`, ...missing].join(', ').concat('.')
}
