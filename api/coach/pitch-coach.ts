import type { TimeSpan } from '../contract/answer-feedback.ts'
import type { PitchOptions, PitchSection, WrittenPitchSection } from '../contract/elevator-pitch.ts'
import type { ToldLine } from '../contract/told-line.ts'
import type { TranscriptSource } from './score/delivery/delivery.ts'
import type { StandIn } from './stand-in.ts'
import type { SpokenWord } from './text/transcript-tokens.ts'

export interface WritePitchInput {
  jobDescription: string
  resumeText: string
  told?: readonly ToldLine[] | undefined
  signal: AbortSignal
}

export interface WrittenPitch {
  /** Paragraphs separated by a blank line; `[placeholders]` for missing facts. 150 to 225 words if a model wrote it. */
  script: string
  options?: PitchOptions
  /** `builtin` from a connected coach: its model failed. */
  coach: 'openai' | 'builtin'
}

export interface ReviewPitchInput {
  jobDescription: string
  resumeText: string
  script: string
  transcript: string
  source?: TranscriptSource | undefined
  words?: readonly SpokenWord[] | undefined
  durationSeconds?: number | undefined
  /** Silences measured on the device; more reliable than gaps between words. */
  pauses?: readonly TimeSpan[] | undefined
  signal: AbortSignal
}

export type ReviewPitchEvent = Exclude<PitchSection, { section: 'transcript' }> | StandIn<WrittenPitchSection>

export interface PitchCoach {
  writePitch(input: WritePitchInput): Promise<WrittenPitch>
  // Yields `score`, `suggestions`, `refined` and `alternate` once each, the score first. Code computes the numbers; with a connected
  // model, from what the model heard.
  reviewPitch(input: ReviewPitchInput): AsyncIterable<ReviewPitchEvent>
}
