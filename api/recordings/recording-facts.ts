/** The specification's recording types (section 9). */
export type RecordingType = 'audio/webm' | 'audio/mp4' | 'audio/ogg' | 'audio/wav'

export interface RecordingFacts {
  contentType: RecordingType
  durationSeconds: number
  /** True only where the file itself shows that nobody speaks; AAC shows it for a muted microphone alone. */
  isSilent: boolean
}

/** Less voice than this is a click or a chair, not an answer. */
export const leastSpeechSeconds = 0.5

/** What the reading thread answers. */
export type Measured = { facts: RecordingFacts } | { refused: 'wrong_type' | 'unreadable_file' }
