import { useAtomValue, useSetAtom } from 'jotai'
import { pitchTexts } from '../../../api/contract/elevator-pitch-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BackToStart } from './back-to-start.tsx'
import { stepAtom } from './pitch-store.ts'
import { reviewGeneration, reviewGenerationAtom } from './review-generation.ts'
import { dropRecording } from './start-anew.ts'
import { Take } from './take.tsx'

/** What was said could not be understood; the credits are back. */
export function NotUnderstood() {
  const { run } = useAtomValue(reviewGenerationAtom)
  const setStep = useSetAtom(stepAtom)
  const back = () => {
    reviewGeneration.dispatch({ type: 'failure-was-read' })
    setStep('recording')
  }
  return (
    <Card as="section" className="elevator-not-understood" aria-labelledby="pitch-not-understood">
      <Icon name="mic" size={40} />
      <h2 id="pitch-not-understood" tabIndex={-1}>
        We couldn’t understand you
      </h2>
      <p role="alert">{run.state === 'failed' ? run.failure.sentence : pitchTexts.notUnderstood}</p>
      {run.state === 'failed' && (
        <p>
          <strong>{run.failure.consequence}</strong>
        </p>
      )}
      <Take />
      <div className="stack-close">
        <Button look="main" wide onClick={() => void dropRecording().then(back)}>
          Re-record
        </Button>
        <Button wide icon="pen" onClick={back}>
          Type what I said
        </Button>
        <BackToStart label="Start over" wide />
      </div>
    </Card>
  )
}
