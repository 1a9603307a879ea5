import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { interviewCredits } from './start-rules.ts'

/** While the questions are written. */
export function Preparing({ isConnectionLost }: { isConnectionLost: boolean }) {
  return (
    <Card as="section">
      <div className="interview-preparing" tabIndex={-1} ref={takeFocus} role="status">
        <h2>Preparing your interview</h2>
        <Spinner>
          {isConnectionLost
            ? 'No connection. Your questions are still being written; you get them when the connection is back.'
            : 'Ten questions for this job are being written. This takes up to 40 seconds.'}
        </Spinner>
        <p className="quiet">{`${interviewCredits} credits are on hold, not spent.`}</p>
        <p className="quiet">In the meantime: sit up, get a glass of water, and have your microphone ready.</p>
      </div>
    </Card>
  )
}
