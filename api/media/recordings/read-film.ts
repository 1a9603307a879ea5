import { stat } from 'node:fs/promises'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { MeasuredFilm } from './recording-facts.ts'
import { askReader } from './recording-pool.ts'

const startMs = 5_000
/** 100 MB take half a second; this allows ten times that. Slower files are damaged or crafted. */
const bytesPerMs = 10_000

/**
 * Identifies a recording or video by its content.
 * @param soundPath where a video's audio goes; null if not needed. It may exist, complete or not, whatever the result
 */
export async function readFilm(path: string, soundPath: string | null, owner?: TaskOwner): Promise<MeasuredFilm> {
  const { size } = await stat(path)
  const longestMs = startMs + size / bytesPerMs
  return (await askReader<MeasuredFilm>({ path, soundPath }, longestMs, owner)) ?? { refused: 'unreadable_file' }
}
