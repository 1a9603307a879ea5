import { atom } from 'jotai'

/** Whether the feedback dialog is open. Apart from its rules, which load with the dialog. */
export const feedbackOpenAtom = atom(false)
