import { atom } from 'jotai'
import type { CreditReason } from '../../../api/contract/prices.ts'
import type { User } from '../../platform/auth.ts'

/** `loading` until Firebase first answers; `leaving` while the tab reloads for another user. */
export type AuthState = { state: 'loading' } | { state: 'signed-out' } | { state: 'signed-in'; user: User } | { state: 'leaving' }

export const authStateAtom = atom<AuthState>({ state: 'loading' })

export const userAtom = atom((get) => {
  const authState = get(authStateAtom)
  return authState.state === 'signed-in' ? authState.user : null
})

export const signInUnavailableAtom = atom<string | null>(null)

/** A request waiting for the free credits. */
export interface WaitingRequest {
  reason: CreditReason
  /** Call it in the tap that closes the dialog: sound and recording need a tap. */
  proceed: () => void
}

export const phoneDialogAtom = atom<{ waiting: WaitingRequest | null } | null>(null)
