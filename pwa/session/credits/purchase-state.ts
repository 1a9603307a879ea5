import { atom } from 'jotai'

/** Whether somebody wants the purchase dialog; it opens only for people whose phone is verified. */
export const purchaseOpenAtom = atom(false)

/** Whether the credit history is open. */
export const creditHistoryOpenAtom = atom(false)
