import type { TimeSpan } from '../contract/answer-feedback.ts'
import type { PitchOptions, PitchSection, WrittenPitchSection } from '../contract/elevator-pitch.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { TranscriptSource } from './score/delivery/spoken.ts'
import type { StandIn } from './stand-in.ts'
import type { SpokenWord } from './text/align-words.ts'

export interface WritePitchInput {
  jobDescription: string
  /** What our own reader took from the resume; '' where the person goes on without one. */
  resumeText: string
  /** What the user answered to gap questions: lines of their own, besides the resume. */
  told?: readonly ToldLine[] | undefined
  /** Aborted at the deadline; the coach stops its own calls. */
  signal: AbortSignal
}

export interface WrittenPitch {
  /** In paragraphs set apart by an empty line; `[placeholders]` where a fact is missing. 150 to 225 words where a model wrote it. */
  script: string
  /** What the script can be changed to; where no model wrote it. */
  options?: PitchOptions
  /** Who wrote it. `builtin` of a connected coach: its model failed. */
  coach: 'openai' | 'builtin'
}

export interface ReviewPitchInput {
  jobDescription: string
  /** '' where the person goes on without one. */
  resumeText: string
  /** What the person meant to say; '' where they had no script. */
  script: string
  /** What was said; never empty. */
  transcript: string
  /** `recognised` unless said otherwise. */
  source?: TranscriptSource | undefined
  /** With their times, where the recogniser tells them. */
  words?: readonly SpokenWord[] | undefined
  durationSeconds?: number | undefined
  /** Silences as the device measured them on the sound; worth more than gaps between words. */
  pauses?: readonly TimeSpan[] | undefined
  signal: AbortSignal
}

/** What the coach says besides the sections. */
export type ReviewPitchEvent = Exclude<PitchSection, { section: 'transcript' }> | StandIn<WrittenPitchSection>

/** The coach of the elevator pitch: writes a script, and says how the spoken pitch went. */
export interface PitchCoach {
  /** @throws Problem unavailable when it is stopped */
  writePitch(input: WritePitchInput): Promise<WrittenPitch>
  /**
   * Yields `score`, `suggestions`, `refined` and `alternate` once each, the score first. Every number is computed, so the same pitch has the
   * same score with any coach, every time.
   * @throws Problem unavailable when it is stopped
   */
  reviewPitch(input: ReviewPitchInput): AsyncIterable<ReviewPitchEvent>
}
