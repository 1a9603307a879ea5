import { useEffect, useState } from 'react'
import { fileOf } from '../media/recorder/recording-sessions.ts'
import type { LocalStore } from '../platform/local-store.ts'

/** The file of a stored recording; null while it loads, and when it is gone. The same Blob as long as the id is the same. */
export function useRecordingFile(localStore: LocalStore, recordingId: string | null): Blob | null {
  const [found, setFound] = useState<{ id: string; file: Blob } | null>(null)
  useEffect(() => {
    if (recordingId === null) return
    let isGone = false
    void localStore.get('recordings', recordingId).then(async (row) => {
      const file = row && (await fileOf(localStore, row))
      if (file && !isGone) setFound({ id: recordingId, file })
    })
    return () => {
      isGone = true
    }
  }, [localStore, recordingId])
  return found?.id === recordingId ? found.file : null
}
