import { useState } from 'react'
import { useStore } from '../../platform/use-store.ts'
import type { SelfPractice } from './open-self-practice.ts'
import { Resting } from './resting.tsx'
import { SelfPracticeStage } from './self-practice-stage.tsx'
import { Summary } from './summary.tsx'

interface UnderWayProps {
  selfPractice: SelfPractice
  isInFront: boolean
}

/** A practice that has begun: on its stage, waiting, or over. */
export default function UnderWay({ selfPractice, isInFront }: UnderWayProps) {
  const { practice } = useStore(selfPractice.runner.view)
  const [isResting, setResting] = useState(false)
  if (practice.phase === 'completed') return <Summary selfPractice={selfPractice} />
  if (isResting) return <Resting selfPractice={selfPractice} onContinue={() => setResting(false)} />
  return isInFront ? <SelfPracticeStage selfPractice={selfPractice} onRest={() => setResting(true)} /> : null
}
