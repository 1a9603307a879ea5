import './elevator-pitch.css'
import { useAtomValue } from 'jotai'
import { Page } from '../../ui/page.tsx'
import { SiblingSwitch, siblings } from '../../ui/sibling-switch.tsx'
import { type Phase, phaseOf } from './phase.ts'
import { placeAtom, preparingAtom } from './pitch-store.ts'
import { reviewAnswerAtom } from './review-room.ts'
import { scriptAnswerAtom } from './script-room.ts'

/** The screen at /elevator-pitch. */
export default function ElevatorPitchPage() {
  const phase = usePhase()
  return (
    <Page
      title="Elevator Pitch"
      wide
      switcher={<SiblingSwitch label="Practice" siblings={siblings.practice} here="/elevator-pitch" />}
    >
      <div className="pitch" data-phase={phase} />
    </Page>
  )
}

function usePhase(): Phase {
  const place = useAtomValue(placeAtom)
  const preparing = useAtomValue(preparingAtom)
  const { run: scriptRun } = useAtomValue(scriptAnswerAtom)
  const { run: reviewRun } = useAtomValue(reviewAnswerAtom)
  return phaseOf({ place, preparing, scriptRun, reviewRun })
}
