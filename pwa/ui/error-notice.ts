import { atom, getDefaultStore } from 'jotai'

interface ErrorNotice {
  message: string
  /** Nothing else of the screen is left. */
  canReload: boolean
}

export const errorNoticeAtom = atom<ErrorNotice | null>(null)

export function showError(message: string, { canReload = false } = {}) {
  getDefaultStore().set(errorNoticeAtom, { message, canReload })
}
