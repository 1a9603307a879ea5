import { atom } from 'jotai'

export const isOnStageAtom = atom(false)
