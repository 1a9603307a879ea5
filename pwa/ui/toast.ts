import { atom, getDefaultStore } from 'jotai'
import { type Toast, type ToastWords, toastRemovalDelayMs, withDismissed, withoutToast, withToast } from './toasts.ts'

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
