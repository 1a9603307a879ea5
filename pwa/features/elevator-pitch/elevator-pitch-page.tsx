import '../../ui/section.css'
import './elevator-pitch.css'
import { useAtomValue } from 'jotai'
import { pitch } from '../../../api/contract/limits.ts'
import { useIsDesktop } from '../../platform/media-query.ts'
import { authStateAtom } from '../../session/auth/auth-state.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch } from '../../ui/sibling-switch.tsx'
import { AnalyzeAction } from './analyze-action.tsx'
import { ElevatorPitchScreen } from './elevator-pitch-screen.tsx'
import { type Phase, phaseOf } from './phase.ts'
import { preparingAtom, recordedAtom, stepAtom } from './pitch-store.ts'
import { reviewGenerationAtom } from './review-generation.ts'
import { ScriptAction } from './script-action.tsx'
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

function CameraAction() {
  const authState = useAtomValue(authStateAtom)
  const open = async () => {
    const { openStage } = await import('./studio/studio-store.ts')
    if (authState.state === 'signed-in') await openStage(authState.user.uid, 'video')
  }
  return (
    <Button look="main" icon="pitch" wide onClick={() => void open()} note={`Free. Up to ${pitch.recordingMaxSeconds} seconds.`}>
      Open the camera
    </Button>
  )
}

function usePhase(): Phase {
  const step = useAtomValue(stepAtom)
  const preparing = useAtomValue(preparingAtom)
  const { run: scriptRun } = useAtomValue(scriptGenerationAtom)
  const { run: reviewRun } = useAtomValue(reviewGenerationAtom)
  return phaseOf({ step, preparing, scriptRun, reviewRun })
}
