import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import type { PublicConfig } from '../../../api/contract/config.ts'
import { configAtom } from './session.ts'

const neverChanges = () => () => undefined

/**
 * The server's public settings, once they are known. Where React takes over prerendered markup they are unknown for one more render: a part
 * that loads late may do so after they have arrived, and must find the words that the build wrote.
 */
export function useKnownConfig(): PublicConfig | null {
  const config = useAtomValue(configAtom)
  const hasTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return hasTakenOver ? config : null
}
