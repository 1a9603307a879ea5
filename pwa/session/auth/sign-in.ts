import { atom, getDefaultStore } from 'jotai'
import { authReady } from './session.ts'

interface SignInProblem {
  code: string
  message: string
}

export const signInProblemAtom = atom<SignInProblem | null>(null)

export async function signIn(): Promise<void> {
  const auth = await authReady
  const outcome = await auth.signInWithGoogle()
  if (outcome.success) return
  console.error('Sign-in failed', outcome.code)
  getDefaultStore().set(signInProblemAtom, { code: outcome.code, message: outcome.error })
}
