import type { Change, LocalStore, RecordingRow, RecordingSession } from '../../platform/local-store.ts'

export interface ChunkWriter {
  /** Takes the next piece. Resolves when it is on the disk, or when it could not be put there (`onTrouble` has been told). */
  add(piece: Blob | ArrayBuffer, lengthMs: number): Promise<void>
  /** Marks the recording as whole. Resolves to its row, whether or not the disk took everything. */
  finish(lengthMs: number): Promise<{ recording: RecordingRow; isKept: boolean }>
  /** All pieces, also those that the disk did not take. */
  pieces(): ArrayBuffer[]
}

/**
 * Puts each piece of a running recording on the shelf as it comes. A copy stays in memory while it runs (an answer is 0.5 MB, a pitch 15
 * MB): what the disk refused is tried again with the next piece, and a shelf emptied behind our back is filled again from the start.
 */
export function createChunkWriter(
  localStore: LocalStore,
  session: RecordingSession,
  first: RecordingRow,
  onTrouble: (error: unknown) => void,
): ChunkWriter {
  const pieces: ArrayBuffer[] = []
  let row = first
  let written = 0
  let isKept = true
  let last: Promise<unknown> = Promise.resolve()

  async function putAway() {
    const there = await localStore.get('recordings', row.id)
    if (!there) written = 0
    const changes: Change[] = [{ put: 'recordings', row }]
    if (!there && !(await localStore.get('practices', session.id))) changes.push({ put: 'practices', row: session })
    const upTo = pieces.length
    for (let index = written; index < upTo; index++)
      changes.push({ putChunk: { recordingId: row.id, index, bytes: pieces[index]! } })
    await localStore.write(changes)
    written = upTo
  }
  async function tryToPutAway() {
    try {
      await putAway()
      isKept = true
    } catch (error) {
      isKept = false
      onTrouble(error)
    }
  }
  /** One after the other: a later piece must not be written before an earlier one. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    add: (piece, lengthMs) =>
      inTurn(async () => {
        const bytes = piece instanceof ArrayBuffer ? piece : await piece.arrayBuffer()
        if (bytes.byteLength === 0) return
        pieces.push(bytes)
        row = { ...row, lengthMs, bytes: row.bytes + bytes.byteLength, chunks: pieces.length }
        await tryToPutAway()
      }),
    finish: (lengthMs) =>
      inTurn(async () => {
        row = { ...row, lengthMs, state: 'finished' }
        await tryToPutAway()
        return { recording: row, isKept }
      }),
    pieces: () => [...pieces],
  }
}
