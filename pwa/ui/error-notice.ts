import { atom, getDefaultStore } from 'jotai'

/** The generic error dialog's message, or null while it is closed. */
export const errorNoticeAtom = atom<string | null>(null)

/** Opens the dialog 'An error occurred', for failures that belong to no form and no screen. */
export function showError(message: string) {
  getDefaultStore().set(errorNoticeAtom, message)
}
