import './interview-prep.css'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Arrivals } from '../../paid-answer/arrivals.tsx'
import { useAskBeforeLeaving } from '../../paid-answer/use-ask-before-leaving.ts'
import { useFollowMoney } from '../../paid-answer/use-follow-money.ts'
import { useReadyTitle } from '../../paid-answer/use-ready-title.ts'
import { useMediaQuery } from '../../platform/media-query.ts'
import { InitialPhase } from './initial-phase.tsx'
import { LoadingPhase } from './loading-phase.tsx'
import { phaseOf, receivedOf } from './phase.ts'
import { readyLines } from './prep-sections.ts'
import { preparationAtom, preparationRoom } from './preparation.ts'
import { ResultsPhase } from './results-phase.tsx'

/** Round-specific preparation, which home's interview card opens: the form, the wait, and the brief. */
export default function InterviewPrepRoom() {
  const isDesktop = useMediaQuery('(min-width: 900px)')
  const preparation = useAtomValue(preparationAtom)
  const { run, last } = preparation
  const phase = phaseOf(preparation)
  useAskBeforeLeaving(run.state === 'running' || (last !== null && !last.isSaved))
  useReadyTitle(run.state === 'idle' && phase === 'results')

  const follow = useRef(useFollowMoney())
  useEffect(() => void preparationRoom.resume(follow.current), [])

  // Home, or the phase before, may have been scrolled down.
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (phase) top.current?.scrollIntoView({ block: 'start' })
  }, [phase])

  return (
    <div className="prep" ref={top}>
      {phase === 'initial' && <InitialPhase isDesktop={isDesktop} />}
      {phase === 'loading' && <LoadingPhase />}
      {phase === 'results' && <ResultsPhase isDesktop={isDesktop} />}
      <Arrivals lines={phase === 'results' ? readyLines(receivedOf(preparation)) : []} />
    </div>
  )
}
