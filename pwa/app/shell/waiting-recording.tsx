import { useEffect, useState } from 'react'
import { Player } from '../../media/recorder/player.tsx'
import { fileOf } from '../../media/recorder/recording-sessions.ts'
import type { LocalStore } from '../../platform/local-store.ts'
import { Spinner } from '../../ui/spinner.tsx'

interface WaitingRecordingProps {
  localStore: LocalStore
  recordingId: string | null
  label: string
}

/** Plays a recording that waits to be sent. */
export function WaitingRecording({ localStore, recordingId, label }: WaitingRecordingProps) {
  const [found, setFound] = useState<{ file: Blob; lengthMs: number } | null>(null)
  useEffect(() => {
    let isWanted = true
    async function find() {
      const recording = recordingId === null ? undefined : await localStore.get('recordings', recordingId)
      if (!recording) return
      const file = await fileOf(localStore, recording)
      if (isWanted) setFound({ file, lengthMs: recording.lengthMs })
    }
    void find()
    return () => {
      isWanted = false
    }
  }, [localStore, recordingId])
  return found ? (
    <Player file={found.file} lengthMs={found.lengthMs} label={label} />
  ) : (
    <Spinner>Opening the recording...</Spinner>
  )
}
