import { useAtomValue } from 'jotai'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { RecordedCard } from './recorded-card.tsx'
import { stageAtom } from './stage-state.ts'
import { StartCard } from './start-card.tsx'
import { type Studio, studioAtom } from './studio-atom.ts'
import { StudioStage } from './studio-stage.tsx'
import { useFinishedTake } from './use-finished-take.ts'

interface PitchStudioProps {
  uid: string
  /** Null: no teleprompter. */
  script: string | null
  recorded: RecordedPitch | null
  /** The button that opens the camera is at the bottom edge of the screen. */
  isCameraElsewhere?: boolean
  onRecorded: (recorded: RecordedPitch) => void
  /** The take was deleted from this device, after the person said so. */
  onDiscarded: () => void
}

/** Records a pitch or takes it from a file, plays it, and records it again. */
export function PitchStudio({ uid, script, recorded, isCameraElsewhere = false, onRecorded, onDiscarded }: PitchStudioProps) {
  const studio = useAtomValue(studioAtom)
  return (
    <>
      {recorded ? (
        <RecordedCard uid={uid} studio={studio} recorded={recorded} onDiscarded={onDiscarded} />
      ) : (
        <StartCard uid={uid} isCameraElsewhere={isCameraElsewhere} onRecorded={onRecorded} />
      )}
      {studio && <OnStage key={studio.session.id} studio={studio} script={script} onRecorded={onRecorded} />}
    </>
  )
}

interface OnStageProps extends Pick<PitchStudioProps, 'script' | 'onRecorded'> {
  studio: Studio
}

function OnStage({ studio, script, onRecorded }: OnStageProps) {
  const stage = useAtomValue(stageAtom)
  useFinishedTake(studio, onRecorded)
  return stage && <StudioStage studio={studio} wants={stage.wants} script={script} />
}
