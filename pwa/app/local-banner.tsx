import './local-banner.css'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { PublicConfig } from '../../api/contract/config.ts'
import { configAtom } from '../session/auth/session.ts'

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

type Facts = Pick<PublicConfig, 'identity' | 'payments' | 'coach' | 'transcription'>

/** Names the simulated and unconnected services; null when nothing is simulated. */
export function simulatedNote({ identity, payments, coach, transcription }: Facts): string | null {
  const isSignIn = identity.emulatorUrl !== null
  const isPayment = payments === 'sandbox'
  if (!isSignIn && !isPayment) return null
  const what = !isPayment ? 'sign-in and SMS' : isSignIn ? 'sign-in, SMS and payments' : 'payments'
  const missing = [coach === 'builtin' && 'no AI', transcription === 'browser' && 'no speech recognition'].filter(Boolean)
  return [`Local mode: ${what} simulated`, ...missing].join(', ').concat('.')
}
