import { useEffect, useState } from 'react'
import { fileOf } from '../../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../../media/uploads/app-outbox.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { mended } from './mend-recording.ts'

export function fileNameOf({ contentType, kind }: Pick<RecordedPitch, 'contentType' | 'kind'>): string {
  const mp4 = kind === 'audio' ? 'm4a' : 'mp4'
  const ending = contentType.includes('mp4') ? mp4 : contentType.includes('ogg') ? 'ogg' : 'webm'
  return `elevator-pitch.${ending}`
}

/** With its duration, for replay, download and saving. @throws Error when it is gone from this device */
export async function pitchFile(recorded: RecordedPitch): Promise<File> {
  const { localStore } = await appOutbox()
  await mended(recorded.recordingId)
  const file = await fileOf(localStore, { id: recorded.recordingId, type: recorded.contentType })
  if (file.size === 0) throw new Error('This recording is no longer on this device')
  // Some programs refuse files with codecs in the type.
  return new File([file], fileNameOf(recorded), { type: recorded.contentType.replace(/;.*$/, '') })
}

type PitchFile = { state: 'coming' } | { state: 'there'; file: File } | { state: 'gone' }

export function usePitchFile(recorded: RecordedPitch | null): PitchFile {
  const [found, setFound] = useState<{ id: string; file: File | null } | null>(null)
  useEffect(() => {
    if (!recorded) return
    let isLeft = false
    const show = (file: File | null) => !isLeft && setFound({ id: recorded.recordingId, file })
    pitchFile(recorded).then(show, () => show(null))
    return () => {
      isLeft = true
    }
  }, [recorded])
  if (!found || found.id !== recorded?.recordingId) return { state: 'coming' }
  return found.file ? { state: 'there', file: found.file } : { state: 'gone' }
}
