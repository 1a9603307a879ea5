import { Button } from '../../ui/button.tsx'
import { qaCredits } from './form-rules.ts'
import { dispatchSession } from './session-store.ts'

/** 'Review Questions Again' and 'Start New Session'. */
export function CompletedActions() {
  return (
    <div className="stack-tight qa-actions">
      <Button look="main" wide onClick={() => dispatchSession({ type: 'form-was-opened' })}>
        Start New Session
      </Button>
      <Button wide onClick={() => dispatchSession({ type: 'last-questions-were-opened' })}>
        Review Questions Again
      </Button>
      <p className="button-note">New questions take {qaCredits} credits. These stay until then.</p>
    </div>
  )
}
