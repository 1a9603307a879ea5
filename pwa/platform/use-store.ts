import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './create-store.ts'

export function useStore<State>(store: ReadableStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.get)
}
