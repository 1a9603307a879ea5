import { atom } from 'jotai'

/** A request that waits for the free credits. */
export interface WaitingRequest {
  /** What it takes. */
  price: number
  /** Sends it. Called in the tap that closes the dialog, because sound and recording need a tap. */
  goOn: () => void
}

/** The phone verification dialog, null while it is closed. The credits pill, home and every action without enough credits open it. */
export const phoneDialogAtom = atom<{ waiting: WaitingRequest | null } | null>(null)
