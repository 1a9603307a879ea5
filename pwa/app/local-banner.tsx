import './local-banner.css'
import { useAtomValue } from 'jotai'
import { configAtom } from '../features/account/session.ts'

/** A slim line in local mode: nothing here is a real sign-in, message or payment. */
export function LocalBanner() {
  const config = useAtomValue(configAtom)
  if (!config?.identity.emulatorUrl) return null
  return <p className="local-banner">Local mode: sign-in, SMS and payments are simulated on this machine.</p>
}
