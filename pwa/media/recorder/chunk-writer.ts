import type { Change, LocalStore, RecordingRow, RecordingSession } from '../../platform/local-store.ts'

export interface ChunkWriter {
  /** Takes the next chunk. Resolves when it is on the disk, or when it could not be written (after `onWriteError`). */
  add(chunk: Blob | ArrayBuffer, lengthMs: number): Promise<void>
  /** Marks the recording as finished. Resolves to whether the disk took everything. */
  finish(lengthMs: number): Promise<boolean>
  /** All chunks, including those that the disk did not take. */
  chunks(): ArrayBuffer[]
}

/**
 * Writes each chunk of a running recording to the local store as it comes. A copy stays in memory while it runs (an answer is 0.5 MB, a
 * pitch 15 MB): a refused chunk is tried again with the next one, and a store that was emptied meanwhile is filled again from the start.
 */
export function createChunkWriter(
  localStore: LocalStore,
  session: RecordingSession,
  first: RecordingRow,
  onWriteError: (error: unknown) => void,
): ChunkWriter {
  const chunks: ArrayBuffer[] = []
  let row = first
  let written = 0
  let last: Promise<unknown> = Promise.resolve()

  async function writeNew() {
    const stored = await localStore.get('recordings', row.id)
    if (!stored) written = 0
    const changes: Change[] = [{ put: 'recordings', row }]
    if (!stored && !(await localStore.get('practices', session.id))) changes.push({ put: 'practices', row: session })
    const upTo = chunks.length
    for (let index = written; index < upTo; index++)
      changes.push({ putChunk: { recordingId: row.id, uid: row.uid, index, bytes: chunks[index]! } })
    await localStore.write(changes)
    written = upTo
  }
  async function tryToWrite(): Promise<boolean> {
    try {
      await writeNew()
      return true
    } catch (error) {
      onWriteError(error)
      return false
    }
  }
  /** One after the other: a later chunk must not be written before an earlier one. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    add: (chunk, lengthMs) =>
      inTurn(async () => {
        const bytes = chunk instanceof ArrayBuffer ? chunk : await chunk.arrayBuffer()
        if (bytes.byteLength === 0) return
        chunks.push(bytes)
        row = { ...row, lengthMs, bytes: row.bytes + bytes.byteLength, chunks: chunks.length }
        await tryToWrite()
      }),
    finish: (lengthMs) =>
      inTurn(() => {
        row = { ...row, lengthMs, state: 'finished' }
        return tryToWrite()
      }),
    chunks: () => [...chunks],
  }
}
