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
  path: string
  /** Detected from the content: audio/webm, audio/mp4, audio/ogg, audio/wav, ... */
  contentType: string
  durationSeconds: number
}

export interface Transcriber {
  /** The words spoken; '' for a recording without speech. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<Transcription>
}
