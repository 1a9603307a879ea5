import { atom } from 'jotai'

/** The requirement of the marked ad that is open, by its term. */
export const openRequirementAtom = atom<string | null>(null)
