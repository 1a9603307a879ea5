import './local-banner.css'
import { useAtomValue } from 'jotai'
import { configAtom } from '../session/auth/session.ts'
import { simulatedNote } from './simulated-note.ts'

/** A slim line that says what is simulated in local mode. */
export function LocalBanner() {
  const config = useAtomValue(configAtom)
  const note = config && simulatedNote(config)
  return note && <p className="local-banner">{note}</p>
}
