import { useEffect, useState } from 'react'
import { fileOf } from '../media/recorder/practices.ts'
import type { Shelf } from '../platform/shelf-rows.ts'

/** The file of a recording on the shelf; null while it is fetched, and when it is gone. The same Blob as long as the id is the same. */
export function useRecordingFile(shelf: Shelf, recordingId: string | null): Blob | null {
  const [found, setFound] = useState<{ id: string; file: Blob } | null>(null)
  useEffect(() => {
    if (recordingId === null) return
    let isGone = false
    void shelf.get('recordings', recordingId).then(async (row) => {
      const file = row && (await fileOf(shelf, row))
      if (file && !isGone) setFound({ id: recordingId, file })
    })
    return () => {
      isGone = true
    }
  }, [shelf, recordingId])
  return found?.id === recordingId ? found.file : null
}
