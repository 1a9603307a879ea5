import { atom } from 'jotai'
import type { Person } from '../../platform/auth.ts'

/** `loading` until Firebase first answers; `leaving` while the tab reloads for another user. */
export type AuthState =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; person: Person }
  | { state: 'leaving' }

export const authStateAtom = atom<AuthState>({ state: 'loading' })

export const personAtom = atom((get) => {
  const authState = get(authStateAtom)
  return authState.state === 'signed-in' ? authState.person : null
})

export const signInUnavailableAtom = atom<string | null>(null)
