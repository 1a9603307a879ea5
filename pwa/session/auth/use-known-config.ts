import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import type { PublicConfig } from '../../../api/contract/config.ts'
import { configAtom } from './session.ts'

const neverChanges = () => () => undefined

/** Stays unknown for the first render over prerendered markup, even if the settings have arrived: hydration must find the words the build wrote. */
export function useKnownConfig(): PublicConfig | null {
  const config = useAtomValue(configAtom)
  const hasTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return hasTakenOver ? config : null
}
