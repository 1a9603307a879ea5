import { atom } from 'jotai'

/** Whether the sheet about credits is open. */
export const creditsSheetOpenAtom = atom(false)
