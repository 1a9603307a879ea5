import { atom, getDefaultStore } from 'jotai'

export const errorNoticeAtom = atom<string | null>(null)

export function showError(message: string) {
  getDefaultStore().set(errorNoticeAtom, message)
}
