import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import { useReadyTitle } from '../../generation/use-ready-title.ts'
import { useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { authStateAtom } from '../../session/auth/auth-state.ts'
import { FeedbackPhase } from './feedback-phase.tsx'
import { InitialPhase } from './initial-phase.tsx'
import { LibraryPhase } from './library/library-phase.tsx'
import { Analyzing, Generating } from './making.tsx'
import { NotUnderstood } from './not-understood.tsx'
import type { Phase } from './phase.ts'
import { type PitchPlace, placeAtom, recordedAtom } from './pitch-store.ts'
import { readyLines } from './ready-lines.ts'
import { RecordingPhase } from './recording-phase.tsx'
import { receivedOf, reviewGenerationAtom } from './review-generation.ts'
import type { Review } from './use-review.ts'
import type { Script } from './use-script.ts'

interface ScreenProps {
  phase: Phase
  script: Script
  review: Review
  isDesktop: boolean
}

/** Everything of the elevator pitch: form, script, camera, feedback, library. */
export function ElevatorPitchScreen({ phase, script, review, isDesktop }: ScreenProps) {
  const authState = useAtomValue(authStateAtom)
  const answer = useAtomValue(reviewGenerationAtom)
  const [place, setPlace] = useAtom(placeAtom)
  const [cameFrom, setCameFrom] = useState<PitchPlace>('initial')
  const hasTake = useAtomValue(recordedAtom) !== null
  // The take comes into view as soon as it is there.
  const top = useTopOfPhase<HTMLDivElement>(phase === 'recording' && hasTake ? 'recorded' : phase)
  useResume(script, review)
  useReadyTitle(phase === 'feedback' && answer.run.state === 'idle')
  const uid = authState.state === 'signed-in' ? authState.person.uid : null
  const isNotUnderstood = answer.run.state === 'failed' && answer.run.failure.code === 'not_understood'

  function showLibrary() {
    setCameFrom(place)
    setPlace('library')
  }

  return (
    <div className="elevator" ref={top} tabIndex={-1} data-phase={phase}>
      {phase === 'initial' && <InitialPhase script={script} isDesktop={isDesktop} onLibrary={showLibrary} />}
      {phase === 'generating' && <Generating />}
      {phase === 'recording' && uid && <RecordingPhase uid={uid} review={review} isDesktop={isDesktop} />}
      {phase === 'analyzing' && <Analyzing />}
      {phase === 'feedback' && isNotUnderstood && <NotUnderstood />}
      {phase === 'feedback' && !isNotUnderstood && uid && <FeedbackPhase uid={uid} onLibrary={showLibrary} />}
      {phase === 'library' && uid && <LibraryPhase uid={uid} onBack={() => setPlace(cameFrom)} />}
      <Arrivals lines={phase === 'feedback' ? readyLines(receivedOf(answer)) : []} />
    </div>
  )
}

/** After a reload: what was paid for and not yet shown. */
function useResume(script: Script, review: Review) {
  const resume = useRef(async () => {
    await script.resumeAfterReload()
    await review.resumeAfterReload()
  })
  useEffect(() => void resume.current(), [])
}
