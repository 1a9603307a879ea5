import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { Measured, RecordingFacts } from './recording-facts.ts'
import { askReader } from './recording-pool.ts'

const recordingTexts = {
  wrong_type: 'This is no recording we can read (WebM, MP4, OGG or WAV). Please record your answer again.',
  unreadable_file: 'This recording could not be read. Please record your answer again.',
}

/** Two minutes of sound take 30 ms; what takes this long was made, or damaged, to keep its reader busy. */
const longestMs = 5_000

/**
 * What a recording really is, by its content and not by its name: container, length, and whether nothing is on it.
 * @param owner whose recording it is: one per person is read at a time. Without it, nobody's
 * @throws Problem wrong_type (no sound file, or one with pictures), unreadable_file (damaged, without a sound), too_many_requests,
 * unavailable
 */
export async function readRecording(path: string, owner?: TaskOwner): Promise<RecordingFacts> {
  const measured = (await askReader<Measured>({ path }, longestMs, owner)) ?? { refused: 'unreadable_file' as const }
  if ('facts' in measured) return measured.facts
  throw new Problem(measured.refused, { message: recordingTexts[measured.refused] })
}
