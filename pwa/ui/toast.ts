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

const toastLimit = 1
export const toastRemovalDelayMs = 1_000_000

export const toastShownMs = 8000

export function withToast(toasts: readonly Toast[], words: ToastWords, id: number): readonly Toast[] {
  return [{ ...words, id, open: true }, ...toasts].slice(0, toastLimit)
}

export function withDismissed(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast))
}

export function withoutToast(toasts: readonly Toast[], id: number): readonly Toast[] {
  return toasts.filter((toast) => toast.id !== id)
}

export const toastsAtom = atom<readonly Toast[]>([])

const store = getDefaultStore()
let lastId = 0

/** Replaces the previous toast and returns its id. Show a form's error in the form too. */
export function toast(words: ToastWords): number {
  lastId += 1
  store.set(toastsAtom, withToast(store.get(toastsAtom), words, lastId))
  return lastId
}

export function dismissToast(id: number) {
  store.set(toastsAtom, withDismissed(store.get(toastsAtom), id))
  setTimeout(() => store.set(toastsAtom, withoutToast(store.get(toastsAtom), id)), toastRemovalDelayMs)
}
