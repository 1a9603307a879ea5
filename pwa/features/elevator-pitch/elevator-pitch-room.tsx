import { useAtom, useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Arrivals } from '../../paid-answer/arrivals.tsx'
import { useReadyTitle } from '../../paid-answer/use-ready-title.ts'
import { useTopOfPhase } from '../../paid-answer/use-top-of-phase.ts'
import { standingAtom } from '../account/standing.ts'
import { FeedbackPhase } from './feedback-phase.tsx'
import { InitialPhase } from './initial-phase.tsx'
import { LibraryPhase } from './library/library-phase.tsx'
import { Analyzing, Generating } from './making.tsx'
import { NotUnderstood } from './not-understood.tsx'
import type { Phase } from './phase.ts'
import { takeOrderBack } from './pitch-order.ts'
import { type PitchPlace, placeAtom, recordedAtom } from './pitch-store.ts'
import { readyLines } from './ready-lines.ts'
import type { RecordedPitch } from './recorded-pitch.ts'
import { RecordingPhase } from './recording-phase.tsx'
import { receivedOf, reviewAnswerAtom } from './review-room.ts'
import { UnfinishedPitch } from './studio/unfinished-pitch.tsx'
import type { Review } from './use-review.ts'
import type { Script } from './use-script.ts'

interface RoomProps {
  phase: Phase
  script: Script
  review: Review
  isInFront: boolean
  isDesktop: boolean
}

/** Everything of the elevator pitch: form, script, camera, feedback, library. */
export function ElevatorPitchRoom({ phase, script, review, isInFront, isDesktop }: RoomProps) {
  const standing = useAtomValue(standingAtom)
  const answer = useAtomValue(reviewAnswerAtom)
  const [place, setPlace] = useAtom(placeAtom)
  const [cameFrom, setCameFrom] = useState<PitchPlace>('initial')
  const hasTake = useAtomValue(recordedAtom) !== null
  // The take comes into view as soon as it is there.
  const top = useTopOfPhase<HTMLDivElement>(phase === 'recording' && hasTake ? 'recorded' : phase)
  const wasResumed = useResume(script, review)
  useReadyTitle(phase === 'feedback' && answer.run.state === 'idle')
  const uid = standing.state === 'signed-in' ? standing.person.uid : null
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
      {uid && isInFront && wasResumed && <LeftBehind uid={uid} phase={phase} />}
    </div>
  )
}

/** After a reload: first what was paid for and not yet shown, then what a crash has left behind. */
function useResume(script: Script, review: Review): boolean {
  const resume = useRef(async () => {
    await script.resumeAfterReload()
    await review.resumeAfterReload()
  })
  const [wasResumed, setResumed] = useState(false)
  useEffect(() => void resume.current().finally(() => setResumed(true)), [])
  return wasResumed
}

/** A recording that no living tab owns: it comes back with the texts it was made for. */
function LeftBehind({ uid, phase }: { uid: string; phase: Phase }) {
  const [recorded, setRecorded] = useAtom(recordedAtom)
  const [place, setPlace] = useAtom(placeAtom)
  // The recording phase offers it by itself.
  if (recorded || phase === 'recording') return null
  const goOn = (next: RecordedPitch) => {
    setRecorded(next)
    if (place !== 'feedback') setPlace('recording')
    void takeOrderBack(next.practiceId)
  }
  return <UnfinishedPitch uid={uid} onRecorded={goOn} />
}
