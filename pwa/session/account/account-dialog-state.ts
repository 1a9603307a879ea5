import { atom } from 'jotai'
import type { UnsentLine } from '../auth/unsent.ts'

export const accountDialogAtom = atom<'delete' | 'data' | 'install' | 'log-out' | 'stop-scores' | null>(null)

export const unsentAtom = atom<readonly UnsentLine[]>([])
