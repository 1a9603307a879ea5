import { atom } from 'jotai'

export const moreOpenAtom = atom(false)
