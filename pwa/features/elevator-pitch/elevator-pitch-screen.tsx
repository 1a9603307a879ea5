import { useAtom, useAtomValue } from 'jotai'
import { lazy, useState } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { useReadyTitle } from '../../generation/use-ready-title.ts'
import { useResumeAfterReload } from '../../generation/use-resume-after-reload.ts'
import { useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { authStateAtom } from '../../session/auth/auth-state.ts'
import { Later } from '../../ui/later.tsx'
import { InitialPhase } from './initial-phase.tsx'
import { Analyzing, Generating } from './making.tsx'
import { NotUnderstood } from './not-understood.tsx'
import type { Phase } from './phase.ts'
import { type PitchStep, recordedAtom, stepAtom } from './pitch-store.ts'
import { feedbackOrder, reviewGenerationAtom } from './review-generation.ts'
import type { Review } from './use-review.ts'
import type { Script } from './use-script.ts'

const RecordingPhase = lazy(() => import('./recording-phase.tsx'))
const FeedbackPhase = lazy(() => import('./feedback-phase.tsx'))
const LibraryPhase = lazy(() => import('./library/library-phase.tsx'))

interface ScreenProps {
  phase: Phase
  script: Script
  review: Review
  isDesktop: boolean
}

/** Everything of the elevator pitch: form, script, camera, feedback, library. */
export function ElevatorPitchScreen({ phase, script, review, isDesktop }: ScreenProps) {
  const authState = useAtomValue(authStateAtom)
  const generation = useAtomValue(reviewGenerationAtom)
  const [step, setStep] = useAtom(stepAtom)
  const [cameFrom, setCameFrom] = useState<PitchStep>('initial')
  const hasTake = useAtomValue(recordedAtom) !== null
  // The take comes into view as soon as it is there.
  const top = useTopOfPhase<HTMLDivElement>(phase === 'recording' && hasTake ? 'recorded' : phase)
  useResumeAfterReload(async () => {
    await script.resumeAfterReload()
    await review.resumeAfterReload()
  })
  useReadyTitle(phase === 'feedback' && generation.run.state === 'idle')
  const uid = authState.state === 'signed-in' ? authState.person.uid : null
  const isNotUnderstood = generation.run.state === 'failed' && generation.run.failure.code === 'not_understood'

  function showLibrary() {
    setCameFrom(step)
    setStep('library')
  }

  return (
    <div className="feature" ref={top} tabIndex={-1} data-phase={phase}>
      {phase === 'initial' && <InitialPhase script={script} isDesktop={isDesktop} onLibrary={showLibrary} />}
      {phase === 'generating' && <Generating />}
      {phase === 'analyzing' && <Analyzing />}
      {phase === 'feedback' && isNotUnderstood && <NotUnderstood />}
      <Later>
        {phase === 'recording' && uid && <RecordingPhase uid={uid} review={review} isDesktop={isDesktop} />}
        {phase === 'feedback' && !isNotUnderstood && uid && <FeedbackPhase uid={uid} onLibrary={showLibrary} />}
        {phase === 'library' && uid && <LibraryPhase uid={uid} onBack={() => setStep(cameFrom)} />}
      </Later>
      <Arrivals lines={phase === 'feedback' ? feedbackOrder.readyLines(receivedOf(generation)) : []} />
    </div>
  )
}
