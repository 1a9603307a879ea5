import { Problem } from '../problem.ts'
import { openReaderPool } from './reader-pool.ts'
import type { Measured, RecordingFacts } from './recording-facts.ts'

export const recordingTexts = {
  wrong_type: 'This is no recording we can read (WebM, MP4, OGG or WAV). Please record your answer again.',
  unreadable_file: 'This recording could not be read. Please record your answer again.',
}

const read = openReaderPool<Measured>(2)
/** Two minutes of sound take 30 ms; what takes this long was made, or damaged, to keep its reader busy. */
const longestMs = 5_000

/**
 * What a recording really is, by its content and not by its name: container, length, and whether nothing is on it.
 * @throws Problem wrong_type (no sound file, or one with pictures), unreadable_file (damaged, without a sound)
 */
export async function readRecording(path: string): Promise<RecordingFacts> {
  const measured = (await read({ path }, longestMs)) ?? { refused: 'unreadable_file' as const }
  if ('facts' in measured) return measured.facts
  throw new Problem(measured.refused, { message: recordingTexts[measured.refused] })
}
