import { atom } from 'jotai'

/** Which of the account menu's dialogs is open. */
export const accountDialogAtom = atom<'delete' | 'data' | 'install' | null>(null)
