import { atom, getDefaultStore } from 'jotai'

interface ToastWords {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

export interface Toast extends ToastWords {
  id: number
  open: boolean
}

export const toastRemovalDelayMs = 1_000_000

export const toastShownMs = 8000

/** The one toast; null once it is removed. */
export const toastAtom = atom<Toast | null>(null)

const store = getDefaultStore()
let lastId = 0

/** Replaces the previous toast and returns its id. Show a form's error in the form too. */
export function toast(words: ToastWords): number {
  lastId += 1
  store.set(toastAtom, { ...words, id: lastId, open: true })
  return lastId
}

export function dismissToast(id: number) {
  const becomes = (next: (toast: Toast) => Toast | null) => store.set(toastAtom, (now) => (now?.id === id ? next(now) : now))
  becomes((now) => ({ ...now, open: false }))
  setTimeout(() => becomes(() => null), toastRemovalDelayMs)
}
