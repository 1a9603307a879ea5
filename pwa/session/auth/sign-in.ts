import { atom, getDefaultStore } from 'jotai'
import type { SignInProblem } from '../../platform/auth.ts'
import { authReady } from './session.ts'

export const signInProblemAtom = atom<SignInProblem | null>(null)

/** Google's window is open. */
export const isSigningInAtom = atom(false)

let attempts = 0

/** May be called again while Google's window is open: only the last attempt reports a problem. */
export async function signIn(): Promise<void> {
  const attempt = ++attempts
  const auth = await authReady
  const { set } = getDefaultStore()
  set(isSigningInAtom, true)
  const outcome = await auth.signInWithGoogle()
  if (attempt !== attempts) return
  set(isSigningInAtom, false)
  if (outcome.success) return
  console.error('Sign-in failed', outcome.code)
  set(signInProblemAtom, outcome)
}
