export interface HeardWord {
  text: string
  startMs: number
  endMs: number
}

export interface Transcription {
  text: string
  words: readonly HeardWord[]
}

export interface Recording {
  /** Exists for this request only. */
  path: string
  /** Detected from the content: audio/webm, audio/mp4, audio/ogg, audio/wav, ... */
  contentType: string
  durationSeconds: number
}

/** Speech to text. If `services.transcriber` is null, the browser listens or the user types. */
export interface Transcriber {
  /**
   * The words spoken; '' for a recording without speech.
   * @throws Problem unavailable when the service fails or is too slow, unreadable_file when it cannot read the recording
   */
  transcribe(recording: Recording, signal: AbortSignal): Promise<Transcription>
}
