import { atom, getDefaultStore } from 'jotai'

export const errorNoticeAtom = atom<string | null>(null)

/** For failures that belong to no form or screen. */
export function showError(message: string) {
  getDefaultStore().set(errorNoticeAtom, message)
}
