import { stat } from 'node:fs/promises'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { MeasuredFilm } from './recording-facts.ts'
import { askReader } from './recording-pool.ts'

const startMs = 5_000
/** 100 MB were read in half a second; ten times that is for a busy machine. What takes longer was made, or damaged, to take long. */
const bytesPerMs = 10_000

/**
 * What a recording with or without pictures really is, by its content and not by its name.
 * @param soundPath where the sound of one with pictures goes, as a file of its own; null where nobody listens. It may be there, in part or
 * whole, whatever the outcome
 * @param owner whose recording it is: one per person is read at a time. Without it, nobody's
 * @returns `refused` for what is no recording (wrong_type), and for a damaged one (unreadable_file)
 */
export async function readFilm(path: string, soundPath: string | null, owner?: TaskOwner): Promise<MeasuredFilm> {
  const { size } = await stat(path)
  const longestMs = startMs + size / bytesPerMs
  return (await askReader<MeasuredFilm>({ path, soundPath }, longestMs, owner)) ?? { refused: 'unreadable_file' }
}
