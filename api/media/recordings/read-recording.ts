import { Problem } from '../../problem.ts'
import type { TaskOwner } from '../../processes/process-pool.ts'
import type { Measured, RecordingFacts } from './recording-facts.ts'
import { askReader } from './recording-pool.ts'

const recordingTexts = {
  wrong_type: 'This is no recording we can read (WebM, MP4, OGG or WAV). Please record your answer again.',
  unreadable_file: 'This recording could not be read. Please record your answer again.',
}

/** Two minutes of audio take 30 ms. Slower files are damaged or crafted. */
const longestMs = 5_000

/** Identifies a recording by its content: container, length, and whether it is silent. @param owner one recording per owner is read at a time */
export async function readRecording(path: string, owner?: TaskOwner): Promise<RecordingFacts> {
  const measured = (await askReader<Measured>({ path }, longestMs, owner)) ?? { refused: 'unreadable_file' as const }
  if ('facts' in measured) return measured.facts
  throw new Problem(measured.refused, { message: recordingTexts[measured.refused] })
}
