import '../../ui/section.css'
import './elevator-pitch.css'
import { useAtomValue } from 'jotai'
import { useIsDesktop } from '../../platform/media-query.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { ElevatorPitchScreen } from './elevator-pitch-screen.tsx'
import { AnalyzeAction, CameraAction, ScriptAction } from './pitch-actions.tsx'
import { type Phase, phaseOf, preparingAtom, recordedAtom, stepAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { scriptGenerationAtom } from './script-generation.ts'
import { useReview } from './use-review.ts'
import { useScript } from './use-script.ts'

export default function ElevatorPitchPage() {
  const isDesktop = useIsDesktop()
  const phase = usePhase()
  const recorded = useAtomValue(recordedAtom)
  const script = useScript()
  const review = useReview()
  const actions = {
    initial: <ScriptAction script={script} />,
    recording: recorded ? <AnalyzeAction review={review} /> : <CameraAction />,
  }
  return (
    <Page
      title="Elevator Pitch"
      wide
      switcher={<SiblingSwitch here="/elevator-pitch" />}
      action={isDesktop ? undefined : actions[phase as keyof typeof actions]}
    >
      <ElevatorPitchScreen {...{ phase, script, review, isDesktop }} />
    </Page>
  )
}

function usePhase(): Phase {
  const step = useAtomValue(stepAtom)
  const preparing = useAtomValue(preparingAtom)
  const { run: scriptRun } = useAtomValue(scriptGenerationAtom)
  const { run: reviewRun } = useAtomValue(reviewGenerationAtom)
  return phaseOf({ step, preparing, scriptRun, reviewRun })
}
