import { Player } from '../../media/recorder/player.tsx'
import { useRecording } from '../../media/recorder/use-recording.ts'
import type { AppOutbox } from '../../media/uploads/app-outbox.ts'
import { OutboxSheet } from '../../media/uploads/outbox-sheet.tsx'
import type { LocalStore } from '../../platform/local-store.ts'
import { Spinner } from '../../ui/spinner.tsx'

interface WaitingSheetProps {
  opened: AppOutbox
  close: () => void
}

export default function WaitingSheet({ opened: { localStore, outbox }, close }: WaitingSheetProps) {
  return (
    <OutboxSheet
      outbox={outbox}
      onClose={close}
      player={(job) => <WaitingRecording localStore={localStore} recordingId={job.recordingId} label={job.label} />}
    />
  )
}

interface WaitingRecordingProps {
  localStore: LocalStore
  recordingId: string | null
  label: string
}

function WaitingRecording({ localStore, recordingId, label }: WaitingRecordingProps) {
  const found = useRecording(localStore, recordingId)
  return found ? <Player {...found} label={label} /> : <Spinner>Opening the recording...</Spinner>
}
