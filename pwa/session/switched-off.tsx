import { useAtomValue } from 'jotai'
import { type Switchable, switchedOffSentence } from '../../api/contract/switches.ts'
import { InfoNote } from '../ui/info-note.tsx'
import { configAtom } from './auth/session.ts'

/** Whether the operator has switched this off. A page whose settings are from earlier does not know; the server says it then. */
export function useSwitchedOff(feature: Switchable): boolean {
  return useAtomValue(configAtom)?.switchedOff?.includes(feature) ?? false
}

/** Says so where it is switched off. */
export function SwitchedOffNote({ feature }: { feature: Switchable }) {
  return useSwitchedOff(feature) ? <InfoNote>{switchedOffSentence(feature)}</InfoNote> : null
}
