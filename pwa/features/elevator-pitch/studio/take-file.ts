import { measureRecording } from '../../../answer-review/sound-figures.ts'
import { rewritten } from '../../../media/recorder/playable.ts'
import { fileOf, soundBeside } from '../../../media/recorder/recording-sessions.ts'
import { appOutbox } from '../../../media/uploads/app-outbox.ts'
import type { Change, LocalStore, RecordingRow } from '../../../platform/local-store.ts'
import { useLoaded } from '../../../platform/use-loaded.ts'
import { takeLabel } from './studio-texts.ts'

type SoundOfPitch = Awaited<ReturnType<typeof findSound>>

const sounds = new Map<string, Promise<SoundOfPitch>>()
export const chunkBytes = 1_024 * 1_024

/** Browsers record without duration and index, so other players could not seek in what is saved. */
export async function mendRecording(localStore: LocalStore, recordingId: string) {
  const row = await localStore.get('recordings', recordingId)
  // A video from a file stays as it was chosen; of one that the device has not stored whole, the rest may still come.
  if (row?.label !== takeLabel || row.state !== 'finished') return
  const whole = await rewritten(await fileOf(localStore, row))
  const bytes = await whole.arrayBuffer()
  const chunks = Array.from({ length: Math.ceil(whole.size / chunkBytes) }, (_, index): Change => {
    const chunk = bytes.slice(index * chunkBytes, (index + 1) * chunkBytes)
    return { putChunk: { recordingId, uid: row.uid, index, bytes: chunk } }
  })
  if (!(await localStore.get('recordings', recordingId))) return
  // In one write: a crash leaves either the old file or the new one.
  await localStore.write([
    { removeChunksOf: recordingId },
    ...chunks,
    { put: 'recordings', row: { ...row, bytes: whole.size, chunks: chunks.length } },
  ])
}

export function fileNameOf(type: string): string {
  const ending = /mp4|ogg/.exec(type)?.[0] ?? 'webm'
  return `elevator-pitch.${type.startsWith('audio/mp4') ? 'm4a' : ending}`
}

// Some programs refuse files with codecs in the type.
export const named = (file: Blob, type = file.type.replace(/;.*$/, '')) => new File([file], fileNameOf(type), { type })

/** @throws Error when it is gone from this device */
async function takeFile(take: RecordingRow): Promise<File> {
  const { localStore } = await appOutbox()
  const file = await fileOf(localStore, take)
  if (file.size === 0) throw new Error('This recording is no longer on this device')
  return named(file)
}

/** Undefined while it is coming, null when it is gone. */
export function useTakeFile(take: RecordingRow | null): File | null | undefined {
  return useLoaded(take, (wanted) => takeFile(wanted).catch(() => null))
}

/** The same file object every time, so a retry sends the same request. `beside` saves a slow phone from reading the sound again. */
export function soundOfPitch(take: RecordingRow, beside: Blob | null = null): Promise<SoundOfPitch> {
  const sound = sounds.get(take.id) ?? findSound(take, beside)
  sounds.set(take.id, sound)
  sound.catch(() => sounds.delete(take.id))
  return sound
}

export const forgetSound = (recordingId: string) => sounds.delete(recordingId)

/** `isSound`: false for the video itself, whose sound could not be extracted. `figures`: null where this browser cannot decode it. */
async function findSound(take: RecordingRow, inMemory: Blob | null) {
  const sound = inMemory ?? (await soundFile(take))
  if (!sound) return { file: await takeFile(take), isSound: false, figures: null }
  const file = named(sound)
  return { file, isSound: true, figures: await measureRecording(file) }
}

/** Null if this browser cannot copy it out of the video. */
async function soundFile(take: RecordingRow): Promise<Blob | null> {
  if (take.kind === 'audio') return takeFile(take)
  const { localStore } = await appOutbox()
  const beside = await soundBeside(localStore, take.id)
  if (beside && beside.bytes > 0) return fileOf(localStore, beside)
  const video = await takeFile(take)
  return import('../../../platform/media-file.ts').then(({ soundOf }) => soundOf(video)).catch(() => null)
}
