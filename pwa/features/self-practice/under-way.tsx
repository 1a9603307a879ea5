import { useState } from 'react'
import { questionOfAll } from '../../media/interview-runner/practice.ts'
import { whereItIs } from '../../media/recorder/recording-texts.ts'
import { useStore } from '../../platform/use-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EndButton } from './end-button.tsx'
import { givenCount, type SelfPractice } from './open-self-practice.ts'
import { SelfPracticeStage } from './self-practice-stage.tsx'
import { Summary } from './summary.tsx'

interface UnderWayProps {
  selfPractice: SelfPractice
  isInFront: boolean
}

/** On its stage, paused, or over. */
export default function UnderWay({ selfPractice, isInFront }: UnderWayProps) {
  const { practice } = useStore(selfPractice.runner.view)
  const [isResting, setResting] = useState(false)
  if (practice.phase === 'completed') return <Summary selfPractice={selfPractice} />
  if (isResting) return <Resting selfPractice={selfPractice} onContinue={() => setResting(false)} />
  return isInFront ? <SelfPracticeStage selfPractice={selfPractice} onRest={() => setResting(true)} /> : null
}

function Resting({ selfPractice, onContinue }: { selfPractice: SelfPractice; onContinue: () => void }) {
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
