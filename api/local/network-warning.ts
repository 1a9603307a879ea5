import type { Env } from '../env.ts'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/

/** Warns that the emulator's unsigned tokens let anyone on the network sign in; null if only this machine has access or accounts are real. */
export function networkWarning({
  HOST,
  FIREBASE_AUTH_EMULATOR_HOST,
}: Pick<Env, 'HOST' | 'FIREBASE_AUTH_EMULATOR_HOST'>): string | null {
  if (!FIREBASE_AUTH_EMULATOR_HOST || loopback.test(HOST)) return null
  return `Warning: HOST=${HOST} opens Greenroom to your network while sign-in is only simulated: anyone on the network can sign in as anyone, and use their data and credits. Use it only in a network you trust, or set a Firebase project of your own.`
}
