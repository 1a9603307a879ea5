import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EndButton } from './end-button.tsx'
import { givenCount } from './given-count.ts'
import type { Session } from './session.ts'

/** The practice waits: go on, or end it for good. */
export function Resting({ session, onGoOn }: { session: Session; onGoOn: () => void }) {
  const { practice } = session.runner.view()
  return (
    <Card as="section" className="stack">
      <h2>Your practice is waiting</h2>
      <p>
        {`Question ${practice.at + 1} of ${practice.questions.length}, ${givenCount(practice)}. Everything is ${whereItIs[session.localStore.keeps]}.`}
      </p>
      <div className="stack">
        <Button look="main" wide onClick={onGoOn}>
          Go on
        </Button>
        <EndButton session={session} label="End this practice" />
      </div>
    </Card>
  )
}
