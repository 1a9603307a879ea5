import { atom } from 'jotai'
import type { UnsentLine } from '../auth/unsent.ts'

/** Which of the account menu's dialogs is open. */
export const accountDialogAtom = atom<'delete' | 'data' | 'install' | 'log-out' | null>(null)

/** What the person would lose by logging out; the log-out dialog lists it. */
export const unsentAtom = atom<readonly UnsentLine[]>([])
