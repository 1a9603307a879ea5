import { atom } from 'jotai'

/** Whether the phone's More sheet is open. */
export const moreOpenAtom = atom(false)
