import { atom, getDefaultStore } from 'jotai'
import type { SignInProblem } from '../../platform/auth.ts'
import { authReady } from './session.ts'

export const signInProblemAtom = atom<SignInProblem | null>(null)

export async function signIn(): Promise<void> {
  const auth = await authReady
  const outcome = await auth.signInWithGoogle()
  if (outcome.success) return
  console.error('Sign-in failed', outcome.code)
  getDefaultStore().set(signInProblemAtom, outcome)
}
