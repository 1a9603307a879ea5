import { inReaderProcess } from './in-reader-process.ts'
import type { MeasuredFilm } from './recording-facts.ts'

/**
 * What a recording with or without pictures really is, by its content and not by its name.
 * @param soundPath where the sound of one with pictures goes, as a file of its own; null where nobody listens. It may be there, in part or
 * whole, whatever the outcome
 * @returns `refused` for what is no recording (wrong_type), and for a damaged one (unreadable_file)
 */
export async function readFilm(path: string, soundPath: string | null): Promise<MeasuredFilm> {
  return (await inReaderProcess<MeasuredFilm>({ path, soundPath })) ?? { refused: 'unreadable_file' }
}
