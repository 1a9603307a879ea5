import { atom } from 'jotai'
import type { UnsentLine } from '../auth/log-out.ts'

export const accountDialogAtom = atom<'delete' | 'data' | 'install' | 'log-out' | 'stop-scores' | null>(null)

export const unsentAtom = atom<readonly UnsentLine[]>([])
