/** The specification's recording types (section 9). */
export type RecordingType = 'audio/webm' | 'audio/mp4' | 'audio/ogg' | 'audio/wav'

export interface RecordingFacts {
  contentType: RecordingType
  durationSeconds: number
  /** True only where the file itself proves it: digital silence, or samples that can be read and hold no voice. */
  isSilent: boolean
}

/** What the reading thread answers. */
export type Measured = { facts: RecordingFacts } | { refused: 'wrong_type' | 'unreadable_file' }
