import { atom, getDefaultStore } from 'jotai'
import { authReady } from './session.ts'

interface SignInProblem {
  code: string
  message: string
}

export const signInProblemAtom = atom<SignInProblem | null>(null)

/** The session reports who signed in; a failure opens the sign-in error dialog. */
export async function signIn(): Promise<void> {
  const auth = await authReady
  const outcome = await auth.signInWithGoogle()
  if (outcome.success) return
  console.error('Sign-in failed', outcome.code)
  getDefaultStore().set(signInProblemAtom, { code: outcome.code, message: outcome.error })
}
