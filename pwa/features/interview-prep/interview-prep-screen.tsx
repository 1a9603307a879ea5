import './interview-prep.css'
import { useAtomValue } from 'jotai'
import { Arrivals } from '../../generation/arrivals.tsx'
import { GeneratingCard } from '../../generation/generating-card.tsx'
import { receivedOf } from '../../generation/generation.ts'
import { askedWords } from '../../generation/status-words.ts'
import { useReadyTitle } from '../../generation/use-ready-title.ts'
import { useResumeAfterReload } from '../../generation/use-resume-after-reload.ts'
import { useTopOfPhase } from '../../generation/use-top-of-phase.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { prepCredits } from './form-rules.ts'
import { InitialPhase } from './initial-phase.tsx'
import { phaseOf, prepOrder } from './prep-sections.ts'
import { preparationAtom } from './preparation.ts'
import { ResultsPhase } from './results-phase.tsx'
import { usePrepare } from './use-prepare.ts'

export default function InterviewPrepScreen({ takesFocus }: { takesFocus: boolean }) {
  const isDesktop = useIsDesktop()
  const preparation = useAtomValue(preparationAtom)
  const phase = phaseOf(preparation)
  const prepare = usePrepare()
  useResumeAfterReload(prepare.resumeAfterReload)
  useReadyTitle(preparation.run.state === 'idle' && phase === 'results')

  const top = useTopOfPhase<HTMLDivElement>(phase, takesFocus)
  return (
    <div className="feature stack" ref={top} tabIndex={-1}>
      {phase === 'initial' && <InitialPhase prepare={prepare} isDesktop={isDesktop} />}
      {phase === 'loading' && <LoadingPhase />}
      {phase === 'results' && <ResultsPhase isDesktop={isDesktop} />}
      <Arrivals lines={phase === 'results' ? prepOrder.readyLines(receivedOf(preparation)) : []} />
    </div>
  )
}

function LoadingPhase() {
  return (
    <GeneratingCard
      title="Preparing Your Interview Materials"
      doing="The first part arrives in a moment, the rest within a minute or so"
      run={useAtomValue(preparationAtom).run}
      hold={askedWords(prepCredits)}
    >
      <p>We read the job description for this round and compare your resume with it.</p>
    </GeneratingCard>
  )
}
