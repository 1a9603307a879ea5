import { atom } from 'jotai'

/**
 * What a person has given in one room and is offered again in the others. Memory only: a reload or signing out forgets it, as the
 * reminder says.
 */
export const resumeDraftAtom = atom<File | null>(null)

/** The job description as typed or pasted. */
export const jobDescriptionDraftAtom = atom('')
