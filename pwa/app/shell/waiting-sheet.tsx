import type { AppOutbox } from '../../media/uploads/app-outbox.ts'
import { OutboxSheet } from '../../media/uploads/outbox-sheet.tsx'
import { WaitingRecording } from './waiting-recording.tsx'

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
