import type { TimeSpan } from '../../../../api/contract/answer-feedback.ts'
import { measureRecording } from '../../../answer-review/sound-figures.ts'
import { fileOf, soundBeside } from '../../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../../media/uploads/app-outbox.ts'
import type { RecordedPitch } from '../recorded-pitch.ts'
import { fileNameOf, pitchFile } from './pitch-file.ts'

export interface SoundOfPitch {
  file: File
  /** False: the video itself, because its sound could not be extracted. */
  isSound: boolean
  durationSeconds: number | null
  /** Silences of half a second or longer. Absent where this browser cannot decode the sound. */
  pauses?: TimeSpan[]
  speechSeconds?: number
}

const sounds = new Map<string, Promise<SoundOfPitch>>()

/** The same file object every time, so a retry sends the same request. `beside` saves a slow phone from reading the sound again. */
export function soundOfPitch(recorded: RecordedPitch, beside: Blob | null = null): Promise<SoundOfPitch> {
  const { recordingId } = recorded
  const known = sounds.get(recordingId)
  if (known) return known
  const sound = find(recorded, beside)
  sounds.set(recordingId, sound)
  sound.catch(() => sounds.delete(recordingId))
  return sound
}

export const forgetSound = (recordingId: string) => void sounds.delete(recordingId)

async function find(recorded: RecordedPitch, inMemory: Blob | null): Promise<SoundOfPitch> {
  const sound = inMemory ?? (await soundFile(recorded))
  if (!sound) return { file: await pitchFile(recorded), isSound: false, durationSeconds: recorded.durationSeconds }
  const type = sound.type.replace(/;.*$/, '')
  const file = new File([sound], fileNameOf({ contentType: type, kind: 'audio' }), { type })
  const figures = await measureRecording(file)
  if (!figures) return { file, isSound: true, durationSeconds: recorded.durationSeconds }
  return {
    file,
    isSound: true,
    durationSeconds: figures.lengthMs / 1_000,
    pauses: figures.silences,
    speechSeconds: figures.spokenMs / 1_000,
  }
}

async function soundFile(recorded: RecordedPitch): Promise<Blob | null> {
  if (recorded.kind === 'audio') return pitchFile(recorded)
  const { localStore } = await appOutbox()
  const beside = await soundBeside(localStore, recorded.recordingId)
  if (beside && beside.bytes > 0) return fileOf(localStore, beside)
  return extracted(await pitchFile(recorded))
}

/** Copied out of the video; null if this browser cannot. */
async function extracted(video: Blob): Promise<Blob | null> {
  try {
    const { soundOf } = await import('../../../platform/media-file.ts')
    return await soundOf(video)
  } catch {
    return null
  }
}
