import type { Change, Shelf } from '../../../platform/shelf-rows.ts'
import { fileOf } from '../../../recording/practices.ts'

/** A slow phone writes one of these without stopping the page. */
const pieceBytes = 2 * 1024 * 1024

/** The same packets with a duration and an index, as `platform/media-file.ts` writes them. */
type Rewrite = (file: Blob) => Promise<Blob>

const rewriteWithDuration: Rewrite = async (file) => (await import('../../../platform/media-file.ts')).withDuration(file)

/**
 * Gives a recording on the shelf its length and an index, in place: Chromium's recorder writes neither, and a saved pitch could not be
 * sought in. Where that cannot be done (old Firefox's ogg, a full device, no connection to load the rewriter) it stays as it was.
 */
export async function keepWhole(shelf: Shelf, recordingId: string, rewrite: Rewrite = rewriteWithDuration): Promise<void> {
  const before = await shelf.get('recordings', recordingId)
  if (!before) return
  try {
    const whole = await rewrite(await fileOf(shelf, before))
    const pieces = await piecesOf(whole)
    // Somebody may have discarded it meanwhile.
    if (pieces.length === 0 || !(await shelf.get('recordings', recordingId))) return
    await shelf.write([
      { removeChunksOf: recordingId },
      { put: 'recordings', row: { ...before, bytes: whole.size, chunks: pieces.length } },
      ...pieces.map((bytes, index): Change => ({ putChunk: { recordingId, index, bytes } })),
    ])
  } catch {
    // The write is all or nothing: what the browser recorded is still there, and plays.
  }
}

async function piecesOf(whole: Blob): Promise<ArrayBuffer[]> {
  const pieces: ArrayBuffer[] = []
  for (let start = 0; start < whole.size; start += pieceBytes)
    pieces.push(await whole.slice(start, start + pieceBytes).arrayBuffer())
  return pieces
}
