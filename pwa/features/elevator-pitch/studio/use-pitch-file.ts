import { useEffect, useState } from 'react'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { pitchFile } from './pitch-file.ts'

export type PitchFile = { state: 'coming' } | { state: 'there'; file: File } | { state: 'gone' }

/** The file of a take. The same object as long as the take is the same. */
export function usePitchFile(recorded: RecordedPitch): PitchFile {
  const [found, setFound] = useState<{ id: string; file: File | null } | null>(null)
  useEffect(() => {
    let isLeft = false
    const show = (file: File | null) => !isLeft && setFound({ id: recorded.recordingId, file })
    pitchFile(recorded).then(show, () => show(null))
    return () => {
      isLeft = true
    }
  }, [recorded])
  if (found?.id !== recorded.recordingId) return { state: 'coming' }
  return found.file ? { state: 'there', file: found.file } : { state: 'gone' }
}
