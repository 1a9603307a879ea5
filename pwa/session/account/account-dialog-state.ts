import { atom } from 'jotai'
import type { Unsent } from './unsent.ts'

/** Which of the account menu's dialogs is open. */
export const accountDialogAtom = atom<'delete' | 'data' | 'install' | 'log-out' | null>(null)

/** What the question before logging out is about. */
export const unsentAtom = atom<Unsent | null>(null)
