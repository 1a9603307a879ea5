import { questionOfAll } from '../../media/interview-runner/practice.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EndButton } from './end-button.tsx'
import { givenCount } from './given-count.ts'
import type { SelfPractice } from './open-self-practice.ts'

/** The practice waits: continue it, or end it for good. */
export function Resting({ selfPractice, onContinue }: { selfPractice: SelfPractice; onContinue: () => void }) {
  const { practice } = selfPractice.runner.view.get()
  return (
    <Card as="section" className="stack">
      <h2>Your practice is waiting</h2>
      <p>{`${questionOfAll(practice)}, ${givenCount(practice)}. Everything is ${whereItIs[selfPractice.localStore.keeps]}.`}</p>
      <div className="stack">
        <Button look="main" wide onClick={onContinue}>
          Continue
        </Button>
        <EndButton selfPractice={selfPractice} label="End this practice" />
      </div>
    </Card>
  )
}
