import { useAtomValue } from 'jotai'
import { type Switchable, switchedOffSentence } from '../../api/contract/switches.ts'
import { InfoNote } from '../ui/info-note.tsx'
import { configAtom } from './auth/session.ts'

/** A page with older settings does not know; then the server says it. */
export function useSwitchedOff(feature: Switchable): boolean {
  return useAtomValue(configAtom)?.switchedOff?.includes(feature) ?? false
}

export function SwitchedOffNote({ feature }: { feature: Switchable }) {
  return useSwitchedOff(feature) ? <InfoNote>{switchedOffSentence(feature)}</InfoNote> : null
}
