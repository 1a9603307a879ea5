import { atom } from 'jotai'
import type { UnsentLine } from '../auth/log-out.ts'

export type AccountDialog =
  | ('delete' | 'data' | 'install' | 'log-out' | 'stop-scores')
  | ('credits' | 'purchase' | 'credit-history')

/** The one that is open. */
export const accountDialogAtom = atom<AccountDialog | null>(null)

export const unsentAtom = atom<readonly UnsentLine[]>([])
