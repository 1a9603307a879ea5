import type { Change, LocalStore, RecordingRow, RecordingSession } from '../../platform/local-store.ts'

/** Keeps a copy in memory (0.5 MB an answer, 15 MB a pitch) to retry a refused chunk or refill an emptied store. */
export function createChunkWriter(
  localStore: LocalStore,
  session: RecordingSession,
  first: RecordingRow,
  onWriteError: (error: unknown) => void,
) {
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
  /** Chunks must be written in order. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    add: (chunk: Blob | ArrayBuffer, lengthMs: number) =>
      inTurn(async () => {
        const bytes = chunk instanceof ArrayBuffer ? chunk : await chunk.arrayBuffer()
        if (bytes.byteLength === 0) return
        chunks.push(bytes)
        row = { ...row, lengthMs, bytes: row.bytes + bytes.byteLength, chunks: chunks.length }
        await tryToWrite()
      }),
    finish: (lengthMs: number) =>
      inTurn(() => {
        row = { ...row, lengthMs, state: 'finished' }
        return tryToWrite()
      }),
    chunks: () => [...chunks],
  }
}
