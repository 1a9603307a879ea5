import { askedWords, unansweredWords } from '../../generation/status-words.ts'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { interviewCredits } from './start-rules.ts'

export function Preparing({ isConnectionLost }: { isConnectionLost: boolean }) {
  return (
    <Card as="section">
      <div className="interview-preparing" tabIndex={-1} ref={takeFocus} role="status">
        <h2>Preparing your interview</h2>
        <Spinner>
          {isConnectionLost ? unansweredWords : 'Ten questions for this job are being written. This takes up to 40 seconds.'}
        </Spinner>
        {!isConnectionLost && <p className="quiet">{askedWords(interviewCredits)}</p>}
        <p className="quiet">In the meantime: sit up, get a glass of water, and have your microphone ready.</p>
      </div>
    </Card>
  )
}
