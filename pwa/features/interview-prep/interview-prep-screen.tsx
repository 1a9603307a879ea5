import './interview-prep.css'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { Arrivals } from '../../generation/arrivals.tsx'
import { useFollowMoney } from '../../generation/use-follow-money.ts'
import { useReadyTitle } from '../../generation/use-ready-title.ts'
import { useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { useMediaQuery } from '../../platform/media-query.ts'
import { InitialPhase } from './initial-phase.tsx'
import { LoadingPhase } from './loading-phase.tsx'
import { phaseOf, receivedOf } from './phase.ts'
import { readyLines } from './prep-sections.ts'
import { preparationAtom, preparationGeneration } from './preparation.ts'
import { ResultsPhase } from './results-phase.tsx'

/** Round-specific preparation, which home's interview card opens: the form, the wait, and the brief. */
export default function InterviewPrepScreen({ takesFocus }: { takesFocus: boolean }) {
  const isDesktop = useMediaQuery('(min-width: 900px)')
  const preparation = useAtomValue(preparationAtom)
  const phase = phaseOf(preparation)
  useReadyTitle(preparation.run.state === 'idle' && phase === 'results')

  const follow = useRef(useFollowMoney())
  useEffect(() => void preparationGeneration.resume(follow.current), [])

  const top = useTopOfPhase<HTMLDivElement>(phase, takesFocus)
  return (
    <div className="prep" ref={top} tabIndex={-1}>
      {phase === 'initial' && <InitialPhase isDesktop={isDesktop} />}
      {phase === 'loading' && <LoadingPhase />}
      {phase === 'results' && <ResultsPhase isDesktop={isDesktop} />}
      <Arrivals lines={phase === 'results' ? readyLines(receivedOf(preparation)) : []} />
    </div>
  )
}
