import { atom } from 'jotai'
import type { Person } from '../../platform/auth.ts'

/** Who is signed in. `loading` until the sign-in service first answers; `leaving` while the tab reloads for somebody else. */
export type AuthState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; person: Person }
  | { state: 'leaving' }

export const authStateAtom = atom<AuthState>({ state: 'loading' })

/** The person who is signed in, or null. */
export const personAtom = atom((get) => {
  const authState = get(authStateAtom)
  return authState.state === 'signed-in' ? authState.person : null
})

/** Why nobody can sign in at the moment, as a sentence, or null. */
export const signInUnavailableAtom = atom<string | null>(null)
