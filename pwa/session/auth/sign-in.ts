import { atom, getDefaultStore } from 'jotai'
import { authReady } from './session.ts'

interface SignInProblem {
  /** Firebase's, for example `auth/popup-blocked`. */
  code: string
  message: string
}

/** The failed sign-in that the dialog shows, or null. */
export const signInProblemAtom = atom<SignInProblem | null>(null)

/** Opens Google's popup. The session reports who signed in; a failure opens the sign-in error dialog. */
export async function signIn(): Promise<void> {
  const auth = await authReady
  const outcome = await auth.signInWithGoogle()
  if (outcome.success) return
  console.error('Sign-in failed', outcome.code)
  getDefaultStore().set(signInProblemAtom, { code: outcome.code, message: outcome.error })
}
