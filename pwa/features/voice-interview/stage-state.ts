import { atom } from 'jotai'

/** Whether the stage is open; false while the person has left it for now. */
export const isOnStageAtom = atom(false)
