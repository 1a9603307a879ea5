import { useKnownConfig } from '../auth/use-known-config.ts'

/** Where people get help: the operator's address if one is set, else the Feedback entry that every screen has. */
export function SupportContact() {
  const address = useKnownConfig()?.supportEmail
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>Feedback, in the menu</>
}
