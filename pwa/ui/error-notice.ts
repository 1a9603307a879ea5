import { atom, getDefaultStore } from 'jotai'

/** What the generic error dialog says, or null while it is closed. */
export const errorNoticeAtom = atom<string | null>(null)

/** Opens the dialog 'An error occurred'. For failures that belong to no form and no screen. */
export function showError(message: string) {
  getDefaultStore().set(errorNoticeAtom, message)
}
