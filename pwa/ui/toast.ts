import { atom, getDefaultStore } from 'jotai'
import { type Toast, type ToastWords, toastRemovalDelayMs, withDismissed, withoutToast, withToast } from './toasts.ts'

export const toastsAtom = atom<readonly Toast[]>([])

const store = getDefaultStore()
let lastId = 0

/** Shows a toast in place of the previous one and returns its id. A form's error must also be shown in the form. */
export function toast(words: ToastWords): number {
  lastId += 1
  store.set(toastsAtom, withToast(store.get(toastsAtom), words, lastId))
  return lastId
}

/** Closes a toast; it is removed after a delay. */
export function dismissToast(id: number) {
  store.set(toastsAtom, withDismissed(store.get(toastsAtom), id))
  setTimeout(() => store.set(toastsAtom, withoutToast(store.get(toastsAtom), id)), toastRemovalDelayMs)
}
