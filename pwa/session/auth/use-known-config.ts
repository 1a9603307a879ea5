import { getDefaultStore } from 'jotai'
import { useSyncExternalStore } from 'react'
import type { PublicConfig } from '../../../api/contract/config.ts'
import { configAtom } from './session.ts'

const store = getDefaultStore()

/** Stays unknown for the first render over prerendered markup, even if the settings have arrived: hydration must find the words the build wrote. */
export function useKnownConfig(): PublicConfig | null {
  return useSyncExternalStore(
    (changed) => store.sub(configAtom, changed),
    () => store.get(configAtom),
    () => null,
  )
}
