import { useAtomValue } from 'jotai'
import { configAtom } from './session.ts'

/** Where people get help: the operator's address where one is set, else the Feedback entry that every screen has. */
export function SupportContact() {
  // A settings answer kept from an older version has no such field.
  const address = useAtomValue(configAtom)?.supportEmail
  return address ? <a href={`mailto:${address}`}>{address}</a> : <>Feedback, in the menu</>
}
