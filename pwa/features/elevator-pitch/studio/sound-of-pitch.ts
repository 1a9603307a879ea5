import type { TimeSpan } from '../../../../api/contract/answer-feedback.ts'
import { measureRecording } from '../../../answer-review/sound-figures.ts'
import { bitsPerSecond } from '../../../media/recorder/media-types.ts'
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

/** Speech at 32 kbit/s takes 4,000 bytes a second, its container a few hundred. */
const mostBytesPerSecond = 5_000
/** The server's limit. */
const mostPauses = 500

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
    pauses: figures.silences.slice(0, mostPauses),
    speechSeconds: figures.spokenMs / 1_000,
  }
}

async function soundFile(recorded: RecordedPitch): Promise<Blob | null> {
  if (recorded.kind === 'audio') return pitchFile(recorded)
  const { localStore } = await appOutbox()
  const beside = await soundBeside(localStore, recorded.recordingId)
  if (beside && beside.bytes > 0) return fileOf(localStore, beside)
  return extracted(await pitchFile(recorded), recorded.durationSeconds)
}

/** Copied if small enough, else re-encoded; null if this browser can do neither. */
async function extracted(video: Blob, durationSeconds: number | null): Promise<Blob | null> {
  const copied = await copiedFrom(video)
  if (copied && durationSeconds !== null && copied.size <= durationSeconds * mostBytesPerSecond) return copied
  try {
    const { smallSoundOf } = await import('../../../platform/small-sound.ts')
    return await smallSoundOf(video, bitsPerSecond.audio)
  } catch {
    return copied
  }
}

async function copiedFrom(video: Blob): Promise<Blob | null> {
  try {
    const { soundOf } = await import('../../../platform/media-file.ts')
    return await soundOf(video)
  } catch {
    return null
  }
}
