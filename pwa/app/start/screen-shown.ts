import { atom } from 'jotai'

/** The start frame covers the app until then; non-urgent work waits for it. */
export const screenShownAtom = atom(false)
