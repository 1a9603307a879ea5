import { atom } from 'jotai'

export const purchaseOpenAtom = atom(false)

export const creditHistoryOpenAtom = atom(false)

export const creditsSheetOpenAtom = atom(false)
