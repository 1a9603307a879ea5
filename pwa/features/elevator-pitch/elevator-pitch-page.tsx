import '../../ui/section.css'
import './elevator-pitch.css'
import { getDefaultStore, useAtomValue } from 'jotai'
import { lazy } from 'react'
import { useIsDesktop } from '../../platform/media-query.ts'
import { useOnLeave } from '../../ui/in-front.ts'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { AnalyzeAction } from './analyze-action.tsx'
import { ElevatorPitchScreen } from './elevator-pitch-screen.tsx'
import { type Phase, phaseOf } from './phase.ts'
import { isScriptOpenAtom, preparingAtom, recordedAtom, stepAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { ScriptAction } from './script-action.tsx'
import { scriptGenerationAtom } from './script-generation.ts'
import { stageAtom, studioAtom } from './studio/studio-atom.ts'
import { useReview } from './use-review.ts'
import { useScript } from './use-script.ts'

const CameraAction = lazy(() => import('./camera-action.tsx'))

async function leaveStudio() {
  const store = getDefaultStore()
  if (!store.get(stageAtom) && !store.get(studioAtom)) return
  const studio = await import('./studio/leave-studio.ts')
  await studio.leaveStudio()
}

export default function ElevatorPitchPage() {
  const isDesktop = useIsDesktop()
  const phase = usePhase()
  const recorded = useAtomValue(recordedAtom)
  const isScriptOpen = useAtomValue(isScriptOpenAtom)
  const script = useScript()
  const review = useReview()
  useOnLeave(leaveStudio)
  const actions = {
    initial: <ScriptAction script={script} />,
    recording: recorded ? <AnalyzeAction review={review} /> : isScriptOpen ? undefined : <CameraAction />,
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
