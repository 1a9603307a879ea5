import { useEffect, useState } from 'react'
import type { LocalStore } from '../../platform/local-store.ts'
import { fileOf } from './recording-sessions.ts'

export function useRecording(localStore: LocalStore, recordingId: string | null): { file: Blob; lengthMs: number } | null {
  const [found, setFound] = useState<{ id: string; file: Blob; lengthMs: number } | null>(null)
  useEffect(() => {
    if (recordingId === null) return
    let isGone = false
    void localStore.get('recordings', recordingId).then(async (row) => {
      const file = row && (await fileOf(localStore, row))
      if (file && !isGone) setFound({ id: recordingId, file, lengthMs: row.lengthMs })
    })
    return () => {
      isGone = true
    }
  }, [localStore, recordingId])
  return found?.id === recordingId ? found : null
}
