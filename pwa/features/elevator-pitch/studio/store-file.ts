import type { LocalStore, RecordingRow } from '../../../platform/local-store.ts'

const chunkBytes = 1_024 * 1_024

/** Where the file goes. */
export interface StorePlace {
  localStore: LocalStore
  practiceId: string
  uid: string
}

export interface FileWords {
  label: string
  durationSeconds: number | null
}

/**
 * Puts a chosen file on the shelf in pieces, so that a reload, a tunnel and a resumed upload treat it like a recording. Until the last
 * piece is there its row says 0 bytes, and nobody offers it.
 * @param told how much of it is there, 0 to 1
 * @returns its id
 * @throws DOMException QuotaExceededError when the device is full: nothing of it stays
 */
export async function shelveFile(
  { localStore, practiceId, uid }: StorePlace,
  file: Blob,
  { label, durationSeconds }: FileWords,
  told: (share: number) => void,
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
      await localStore.write([{ putChunk: { recordingId: id, index, bytes } }])
      told((index + 1) / chunks)
    }
    await localStore.write([{ put: 'recordings', row: { ...row, state: 'finished', bytes: file.size, chunks } }])
    return id
  } catch (error) {
    await localStore.write([{ remove: 'recordings', id }, { removeChunksOf: id }]).catch(() => undefined)
    throw error
  }
}
