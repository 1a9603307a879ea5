import { fileOf } from '../../../media/recorder/recording-sessions.ts'
import type { Change, LocalStore, RecordingRow } from '../../../platform/local-store.ts'

const mendings = new Map<string, Promise<void>>()
const chunkBytes = 1_024 * 1_024

/** Browsers record without duration and index, so other players cannot seek. `after`: what a slow phone should finish first. */
export function mendRecording(
  localStore: LocalStore,
  recordingId: string,
  after: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const mending = mendings.get(recordingId) ?? after.then(() => mend(localStore, recordingId)).catch(() => undefined)
  mendings.set(recordingId, mending)
  return mending
}

export async function mended(recordingId: string): Promise<void> {
  await mendings.get(recordingId)
}

export const forgetMended = (recordingId: string) => void mendings.delete(recordingId)

async function mend(localStore: LocalStore, recordingId: string) {
  const row = await localStore.get('recordings', recordingId)
  if (!row) return
  const { factsOf, withDuration } = await import('../../../platform/media-file.ts')
  const whole = await withDuration(await fileOf(localStore, row))
  // The recorder starts slightly off our clock on a busy phone; the file knows its length.
  const lengthMs = Math.round((await factsOf(whole)).durationSeconds * 1_000)
  const chunks = await chunksOf(whole, row)
  // In one write: a crash leaves either the old file or the new one.
  await localStore.write([
    { removeChunksOf: recordingId },
    ...chunks,
    { put: 'recordings', row: { ...row, lengthMs, bytes: whole.size, chunks: chunks.length } },
  ])
}

async function chunksOf(file: Blob, { id, uid }: RecordingRow): Promise<Change[]> {
  const bytes = await file.arrayBuffer()
  const count = Math.ceil(bytes.byteLength / chunkBytes)
  return Array.from({ length: count }, (_, index) => ({
    putChunk: { recordingId: id, uid, index, bytes: bytes.slice(index * chunkBytes, (index + 1) * chunkBytes) },
  }))
}
