import type { LocalStore, RecordingRow } from '../../../platform/local-store.ts'

const chunkBytes = 1_024 * 1_024

export interface FileOwner {
  localStore: LocalStore
  practiceId: string
  uid: string
}

export interface FileFacts {
  label: string
  durationSeconds: number | null
}

/**
 * Stores a chosen file in chunks, so a reload, a lost connection and a resumed upload treat it like a recording. Until the last chunk is
 * stored its row says 0 bytes, and it is not offered.
 * @param onProgress how much of it is stored, 0 to 1
 * @returns its id
 * @throws DOMException QuotaExceededError when the device is full: nothing of it stays
 */
export async function storeFile(
  { localStore, practiceId, uid }: FileOwner,
  file: Blob,
  { label, durationSeconds }: FileFacts,
  onProgress: (share: number) => void,
): Promise<string> {
  const id = crypto.randomUUID()
  const chunks = Math.ceil(file.size / chunkBytes)
  const row: RecordingRow = {
    ...{ id, practiceId, uid, label, kind: 'video', type: 'video/mp4', startedAtMs: Date.now(), state: 'recording' },
    ...{ lengthMs: Math.round((durationSeconds ?? 0) * 1_000), bytes: 0, chunks: 0, delivered: false, soundOf: null },
  }
  try {
    await localStore.write([{ put: 'recordings', row }])
    for (let index = 0; index < chunks; index++) {
      const bytes = await file.slice(index * chunkBytes, (index + 1) * chunkBytes).arrayBuffer()
      await localStore.write([{ putChunk: { recordingId: id, uid, index, bytes } }])
      onProgress((index + 1) / chunks)
    }
    await localStore.write([{ put: 'recordings', row: { ...row, state: 'finished', bytes: file.size, chunks } }])
    return id
  } catch (error) {
    await localStore.write([{ remove: 'recordings', id }, { removeChunksOf: id }]).catch(() => undefined)
    throw error
  }
}
