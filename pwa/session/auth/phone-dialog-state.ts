import { atom } from 'jotai'
import type { CreditReason } from '../../../api/contract/prices.ts'

/** A request waiting for the free credits. */
export interface WaitingRequest {
  reason: CreditReason
  /** Call it in the tap that closes the dialog: sound and recording need a tap. */
  proceed: () => void
}

export const phoneDialogAtom = atom<{ waiting: WaitingRequest | null } | null>(null)
