import { useKnownConfig } from '../auth/use-known-config.ts'

/** The operator's address if set, else the Feedback entry. */
export function SupportContact() {
  const address = useKnownConfig()?.supportEmail
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>Feedback in the menu</>
}
