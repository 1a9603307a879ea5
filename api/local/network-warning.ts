import type { Env } from '../env.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/**
 * What the operator must know before the emulator's sign-in is open to more than this machine: its tokens are not signed.
 * @returns a sentence, or null where only this machine gets in or real accounts are used
 */
export function networkWarning({
  HOST,
  FIREBASE_AUTH_EMULATOR_HOST,
}: Pick<Env, 'HOST' | 'FIREBASE_AUTH_EMULATOR_HOST'>): string | null {
  if (!FIREBASE_AUTH_EMULATOR_HOST || loopback.test(HOST)) return null
  return `Warning: HOST=${HOST} opens Greenroom to your network while sign-in is only simulated: anybody on the network can sign in as anybody, and read and spend what is theirs. Use it only in a network you trust, or set a Firebase project of your own.`
}
