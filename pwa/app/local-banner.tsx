import './local-banner.css'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { configAtom } from '../session/auth/session.ts'
import { simulatedNote } from './simulated-note.ts'

const keptNote = 'greenroom:local-note'

/** What local mode simulates. The start frame shows the last known text (index.html). */
export function LocalBanner() {
  const config = useAtomValue(configAtom)
  const note = config && simulatedNote(config)
  useEffect(() => {
    if (!config) return
    try {
      if (note) localStorage.setItem(keptNote, note)
      else localStorage.removeItem(keptNote)
    } catch {
      // Without storage there is no start frame either.
    }
  }, [config, note])
  return note && <p className="local-banner">{note}</p>
}
