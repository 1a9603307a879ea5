import { atom } from 'jotai'

/** The resume that the person gave in one feature, offered again in the others. In memory only: a reload or signing out clears it. */
export const resumeDraftAtom = atom<File | null>(null)

/** The job description as typed or pasted, shared between features in the same way. */
export const jobDescriptionDraftAtom = atom('')

/** Questions of the person's own for Self practice, one per line; other features put theirs here. */
export const practiceQuestionsDraftAtom = atom('')
