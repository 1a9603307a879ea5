import { atom } from 'jotai'

/** Whether the purchase dialog is asked for; it opens only for people whose phone is verified. */
export const purchaseOpenAtom = atom(false)

/** Whether the credit history is open. */
export const creditHistoryOpenAtom = atom(false)
