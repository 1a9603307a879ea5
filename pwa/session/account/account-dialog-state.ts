import { atom } from 'jotai'

export type AccountDialog =
  | ('delete' | 'data' | 'install' | 'log-out' | 'stop-scores')
  | ('credits' | 'purchase' | 'credit-history')

/** The one that is open. */
export const accountDialogAtom = atom<AccountDialog | null>(null)
