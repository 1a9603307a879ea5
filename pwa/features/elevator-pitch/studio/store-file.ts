import { pitchTexts } from '../../../../api/contract/elevator-pitch-texts.ts'
import { pitch } from '../../../../api/contract/limits.ts'
import type { RecordingRow, RecordingSession } from '../../../platform/local-store.ts'
import type { MediaFacts } from '../../../platform/media-file.ts'
import { openStudio, type Studio } from './studio-store.ts'
import { fileLabel } from './studio-texts.ts'
import { chunkBytes } from './take-file.ts'

export function refusalByFacts({ hasPicture, hasSound, durationSeconds }: MediaFacts): string | null {
  if (!hasPicture) return pitchTexts.videoType
  if (!hasSound) return pitchTexts.videoWithoutSound
  return durationSeconds > pitch.videoMaxSeconds ? pitchTexts.videoTooLong : null
}

/** Stored in chunks like a recording. Until the last one its row says 0 bytes and it is not offered. @throws DOMException when full */
export async function storeFile(
  { localStore, session }: Pick<Studio, 'localStore'> & { session: Pick<RecordingSession, 'id' | 'uid'> },
  file: Blob,
  durationSeconds: number | null,
  onProgress: (share: number) => void,
): Promise<RecordingRow> {
  const id = crypto.randomUUID()
  const { id: practiceId, uid } = session
  const chunks = Math.ceil(file.size / chunkBytes)
  const row: RecordingRow = {
    ...{ id, practiceId, uid, kind: 'video', type: 'video/mp4', startedAtMs: Date.now(), state: 'recording' },
    ...{ label: fileLabel, lengthMs: Math.round((durationSeconds ?? 0) * 1_000) },
    ...{ bytes: 0, chunks: 0, delivered: false, soundOf: null },
  }
  try {
    await localStore.write([{ put: 'recordings', row }])
    for (let index = 0; index < chunks; index++) {
      const bytes = await file.slice(index * chunkBytes, (index + 1) * chunkBytes).arrayBuffer()
      await localStore.write([{ putChunk: { recordingId: id, uid, index, bytes } }])
      onProgress((index + 1) / chunks)
    }
    const finished: RecordingRow = { ...row, state: 'finished', bytes: file.size, chunks }
    await localStore.write([{ put: 'recordings', row: finished }])
    return finished
  } catch (error) {
    await localStore.write([{ remove: 'recordings', id }, { removeChunksOf: id }]).catch(() => undefined)
    throw error
  }
}

export async function importVideo(
  file: File,
  onProgress: (share: number) => void,
): Promise<{ recorded: RecordingRow } | { refusal: string }> {
  if (file.size > pitch.videoMaxBytes) return { refusal: pitchTexts.videoTooLarge }
  const facts = await factsIn(file)
  const refusal = facts && (facts === 'damaged' ? pitchTexts.videoBroken : refusalByFacts(facts))
  if (refusal) return { refusal }
  const durationSeconds = facts && facts !== 'damaged' ? facts.durationSeconds : null
  const studio = await openStudio()
  try {
    return { recorded: await storeFile(studio, file, durationSeconds, onProgress) }
  } catch {
    return { refusal: 'This device has too little free space for this video. Free some space, then try again.' }
  }
}

/** Null if the file reader cannot be loaded: the server checks anyway. */
async function factsIn(file: File): Promise<MediaFacts | 'damaged' | null> {
  const reader = await import('../../../platform/media-file.ts').catch(() => null)
  return reader ? reader.factsOf(file).catch(() => 'damaged' as const) : null
}
