import type { TimeSpan } from '../../../contract/answer-feedback.ts'
import type { SpokenWord } from '../../text/align-words.ts'

/**
 * Where a transcript comes from. `recognised` is a recogniser that may leave out "um" and "uh" (most do): without any of them fillers count
 * as not measured. `verbatim` keeps them. `typed` has no pace, pauses or fillers at all.
 */
export type TranscriptSource = 'recognised' | 'verbatim' | 'typed'

/** What is known of something said: an answer, a pitch, a spoken resume. */
export interface Spoken {
  transcript: string
  source: TranscriptSource
  /** With their times, where the recogniser tells them; may differ from the transcript where the person corrected it. */
  words?: readonly SpokenWord[] | undefined
  /** Length of the recording. */
  durationSeconds?: number | undefined
  /** Silences as measured on the sound. */
  pauses?: readonly TimeSpan[] | undefined
}
