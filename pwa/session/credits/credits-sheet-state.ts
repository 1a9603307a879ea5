import { atom } from 'jotai'

export const creditsSheetOpenAtom = atom(false)
