import type { PublicConfig } from '../../api/contract/config.ts'

/** Names the services that are simulated here; null when all of them are real. */
export function simulatedNote({ identity, payments }: Pick<PublicConfig, 'identity' | 'payments'>): string | null {
  const isSignIn = identity.emulatorUrl !== null
  const isPayment = payments === 'sandbox'
  if (!isSignIn && !isPayment) return null
  const what = !isPayment ? 'sign-in and SMS are' : isSignIn ? 'sign-in, SMS and payments are' : 'payments are'
  return `Local mode: ${what} simulated on this machine.`
}
