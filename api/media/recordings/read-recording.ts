import { stat } from 'node:fs/promises'
import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { MeasuredFilm, RecordingFacts } from './recording-facts.ts'
import { askReader } from './recording-pool.ts'

const recordingTexts = {
  wrong_type: 'We can’t read this kind of file. Please record your answer again as WebM, MP4, OGG or WAV.',
  unreadable_file: 'This recording could not be read. Please record your answer again.',
}

/** Identifies a recording by its content: container, length, and whether it is silent. @param owner one recording per owner is read at a time */
export async function readRecording(path: string, owner?: TaskOwner): Promise<RecordingFacts> {
  const measured = await readFilm(path, null, owner)
  if ('film' in measured && measured.film.kind === 'audio' && measured.film.sound) return measured.film.sound
  const refused = 'refused' in measured ? measured.refused : 'wrong_type'
  throw new Problem(refused, { message: recordingTexts[refused] })
}

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
  return (await askReader({ path, soundPath }, longestMs, owner)) ?? { refused: 'unreadable_file' }
}
