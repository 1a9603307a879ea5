import { Player } from '../../media/recorder/player.tsx'
import { useRecording } from '../../media/recorder/use-recording.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { Spinner } from '../../ui/spinner.tsx'

interface WaitingRecordingProps {
  localStore: LocalStore
  recordingId: string | null
  label: string
}

export function WaitingRecording({ localStore, recordingId, label }: WaitingRecordingProps) {
  const found = useRecording(localStore, recordingId)
  return found ? <Player {...found} label={label} /> : <Spinner>Opening the recording...</Spinner>
}
