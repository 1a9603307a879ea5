import { Problem } from '../problem.ts'
import { inReaderProcess } from './in-reader-process.ts'
import type { Measured, RecordingFacts } from './recording-facts.ts'

export const recordingTexts = {
  wrong_type: 'This is no recording we can read (WebM, MP4, OGG or WAV). Please record your answer again.',
  unreadable_file: 'This recording could not be read. Please record your answer again.',
}

/**
 * What a recording really is, by its content and not by its name: container, length, and whether nothing is on it.
 * @throws Problem wrong_type (no sound file, or one with pictures), unreadable_file (damaged, without a sound)
 */
export async function readRecording(path: string): Promise<RecordingFacts> {
  const measured = (await inReaderProcess<Measured>({ path })) ?? { refused: 'unreadable_file' as const }
  if ('facts' in measured) return measured.facts
  throw new Problem(measured.refused, { message: recordingTexts[measured.refused] })
}
