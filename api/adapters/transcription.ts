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
  contentType: string
  durationSeconds: number
}

export interface Transcriber {
  /** The words spoken; '' for a recording without speech. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<Transcription>
}
