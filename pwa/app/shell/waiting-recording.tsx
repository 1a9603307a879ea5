import { useEffect, useState } from 'react'
import { Player } from '../../media/recorder/player.tsx'
import { fileOf } from '../../media/recorder/practices.ts'
import type { Shelf } from '../../platform/shelf-rows.ts'
import { Spinner } from '../../ui/spinner.tsx'

interface WaitingRecordingProps {
  shelf: Shelf
  recordingId: string | null
  label: string
}

/** A recording that waits to be sent, to listen to. */
export function WaitingRecording({ shelf, recordingId, label }: WaitingRecordingProps) {
  const [found, setFound] = useState<{ file: Blob; lengthMs: number } | null>(null)
  useEffect(() => {
    let isWanted = true
    async function find() {
      const recording = recordingId === null ? undefined : await shelf.get('recordings', recordingId)
      if (!recording) return
      const file = await fileOf(shelf, recording)
      if (isWanted) setFound({ file, lengthMs: recording.lengthMs })
    }
    void find()
    return () => {
      isWanted = false
    }
  }, [shelf, recordingId])
  return found ? (
    <Player file={found.file} lengthMs={found.lengthMs} label={label} />
  ) : (
    <Spinner>Opening the recording...</Spinner>
  )
}
