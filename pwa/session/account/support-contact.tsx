import { useSetAtom } from 'jotai'
import { useKnownConfig } from '../auth/use-known-config.ts'
import { feedbackOpenAtom } from './feedback-state.ts'

/** The operator's address if set, else the feedback dialog. */
export function SupportContact() {
  const address = useKnownConfig()?.supportEmail
  const showFeedback = useSetAtom(feedbackOpenAtom)
  if (address) return <a href={`mailto:${address}`}>{address}</a>
  return (
    <button type="button" className="link-button" onClick={() => showFeedback(true)}>
      Send feedback
    </button>
  )
}
