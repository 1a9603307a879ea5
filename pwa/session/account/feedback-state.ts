import { atom } from 'jotai'

/** Separate from its rules, which load with the dialog. */
export const feedbackOpenAtom = atom(false)
