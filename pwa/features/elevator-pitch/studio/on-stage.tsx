import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { startFailed } from '../../../media/recorder/recording-texts.ts'
import type { RecordingRow } from '../../../platform/local-store.ts'
import { useStore } from '../../../platform/use-store.ts'
import { toast } from '../../../ui/toast.ts'
import { StudioStage } from './studio-stage.tsx'
import { discardPitch, type Studio, stageAtom } from './studio-store.ts'
import { endingNote } from './studio-texts.ts'
import { mendRecording, soundOfPitch } from './take-file.ts'

interface OnStageProps {
  studio: Studio
  script: string | null
  onRecorded: (recorded: RecordingRow) => void
}

/** The camera, while it is open, and what becomes of its takes. */
export function OnStage({ studio, script, onRecorded }: OnStageProps) {
  const stage = useAtomValue(stageAtom)
  useFinishedTake(studio, onRecorded)
  return stage && <StudioStage studio={studio} wants={stage.wants} script={script} />
}

const shortMs = 1_000

/** Closes the stage, then completes the file and prepares its sound in the background. */
function useFinishedTake({ controller, localStore }: Studio, onRecorded: (recorded: RecordingRow) => void) {
  const { recorder } = useStore(controller.view)
  const setStage = useSetAtom(stageAtom)
  const passedOn = useRef<string | null>(null)
  useEffect(() => {
    if (recorder.state !== 'completed' || passedOn.current === recorder.recordingId) return
    const { recordingId, kind, recordedMs, why } = recorder
    passedOn.current = recordingId
    const recorded = controller.row()
    // Only a very short take can be empty.
    if (!recorded || (recordedMs < shortMs && !controller.file()?.size)) {
      toast({ title: startFailed, variant: 'destructive' })
      void discardPitch(recordingId)
      return
    }
    const { isStored } = controller.view.get()
    const note = endingNote(why, isStored && localStore.keeps === 'on-this-device')
    if (note) toast({ title: 'Recording stopped', description: note })
    // Sound first: an analysis requested right away needs nothing else.
    const sound = soundOfPitch(recorded, kind === 'video' ? controller.soundBeside() : controller.file()).catch(() => undefined)
    if (isStored) void mendRecording(localStore, recordingId, sound)
    setStage(null)
    onRecorded(recorded)
  }, [recorder, controller, localStore, onRecorded, setStage])
}
