/** One word as it was heard; times in ms from the beginning of the recording. */
export interface HeardWord {
  text: string
  startMs: number
  endMs: number
}

export interface Transcription {
  text: string
  /** Empty where the server reports no times. */
  words: readonly HeardWord[]
}

export interface Recording {
  /** A file that lives for this request only. */
  path: string
  /** What the file really is, by its content: audio/webm, audio/mp4, audio/ogg, audio/wav, ... */
  contentType: string
  /** As measured in the file. */
  durationSeconds: number
}

/** Turns speech into text. Where there is none (`services.transcriber` is null) the browser listens, or the person types. */
export interface Transcriber {
  /**
   * What was said, word for word; '' for a recording without speech. Nothing is ever guessed.
   * @throws Problem unavailable when the service fails or takes too long, unreadable_file when it cannot read the recording
   */
  transcribe(recording: Recording, signal: AbortSignal): Promise<Transcription>
}
