import { transcriptLines } from '../../../lines/transcript-lines.ts'
import type { WriteResumeInput, WrittenResume } from '../../../resume-writer.ts'
import { toldResume } from '../../told-resume.ts'
import { readToldLife } from './read-told-life.ts'

/** The resume by rules alone: no network, no chance, the same words give the same resume. */
export async function writeResume({ transcript, signal }: WriteResumeInput): Promise<WrittenResume> {
  signal.throwIfAborted()
  const isShouted = /\p{Lu}/u.test(transcript) && !/\p{Ll}/u.test(transcript)
  const lines = transcriptLines(isShouted ? transcript.toLowerCase() : transcript, { longWords: 24, leastWords: 10 })
  return { ...toldResume(readToldLife(lines), lines), standIns: [] }
}
