import { atom } from 'jotai'
import type { UnsentLine } from '../auth/unsent.ts'

export const accountDialogAtom = atom<'delete' | 'data' | 'install' | 'log-out' | null>(null)

export const unsentAtom = atom<readonly UnsentLine[]>([])
