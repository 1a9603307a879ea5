import { stat } from 'node:fs/promises'
import { openReaderPool } from './reader-pool.ts'
import type { MeasuredFilm } from './recording-facts.ts'

/** Of their own: a film that keeps its reader busy keeps nobody's recorded answer waiting. */
const read = openReaderPool<MeasuredFilm>(2)
const startMs = 5_000
/** 100 MB were read in half a second; ten times that is for a busy machine. What takes longer was made, or damaged, to take long. */
const bytesPerMs = 10_000

/**
 * What a recording with or without pictures really is, by its content and not by its name.
 * @param soundPath where the sound of one with pictures goes, as a file of its own; null where nobody listens. It may be there, in part or
 * whole, whatever the outcome
 * @returns `refused` for what is no recording (wrong_type), and for a damaged one (unreadable_file)
 */
export async function readFilm(path: string, soundPath: string | null): Promise<MeasuredFilm> {
  const { size } = await stat(path)
  return (await read({ path, soundPath }, startMs + size / bytesPerMs)) ?? { refused: 'unreadable_file' }
}
