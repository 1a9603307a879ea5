import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './create-store.ts'

/** The store's state; renders again at every change. */
export function useStore<State>(store: ReadableStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.get)
}
