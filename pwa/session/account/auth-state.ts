import { atom } from 'jotai'
import type { Person } from '../../platform/auth.ts'

/** Who is here. `loading` until the first word of the sign-in service; `leaving` while a tab starts anew for somebody else. */
export type AuthState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; person: Person }
  | { state: 'leaving' }

export const authStateAtom = atom<AuthState>({ state: 'loading' })

/** The sentence that says why nobody can sign in just now, or null. */
export const signInProblemAtom = atom<string | null>(null)
