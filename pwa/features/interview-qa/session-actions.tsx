import { Button } from '../../ui/button.tsx'
import { qaCredits } from './form-rules.ts'
import { dispatchSession } from './session-store.ts'

/** Neither deletes anything: the questions stay until new ones replace them. */
export function GuideActions() {
  return (
    <div className="stack-tight qa-actions not-printed">
      <div className="row-tight qa-actions-row">
        <Button wide onClick={() => dispatchSession({ type: 'form-was-opened' })}>
          Start Over
        </Button>
        <Button look="main" wide onClick={() => dispatchSession({ type: 'session-was-completed' })}>
          Complete Session
        </Button>
      </div>
      <p className="button-note">New questions take {qaCredits} credits.</p>
    </div>
  )
}

export function CompletedActions() {
  return (
    <div className="stack-tight qa-actions">
      <Button wide onClick={() => dispatchSession({ type: 'form-was-opened' })}>
        Start New Session
      </Button>
      <Button wide onClick={() => dispatchSession({ type: 'last-questions-were-opened' })}>
        Review Questions Again
      </Button>
      <p className="button-note">New questions take {qaCredits} credits. These stay until then.</p>
    </div>
  )
}
