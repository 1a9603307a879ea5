import { atom } from 'jotai'
import type { Person } from '../../platform/auth.ts'

/** Who is here. `loading` until the first word of the sign-in service; `leaving` while a tab starts anew for somebody else. */
export type Standing =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; person: Person }
  | { state: 'leaving' }

export const standingAtom = atom<Standing>({ state: 'loading' })

/** The sentence that says why nobody can sign in just now, or null. */
export const doorProblemAtom = atom<string | null>(null)
