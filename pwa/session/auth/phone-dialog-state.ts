import { atom } from 'jotai'

/** Whether the phone verification dialog is open. The credits pill and the 'Get 40 Free Credits' strip open it. */
export const phoneDialogOpenAtom = atom(false)
