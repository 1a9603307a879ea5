export type RecordingType = 'audio/webm' | 'audio/mp4' | 'audio/ogg' | 'audio/wav'

export interface RecordingFacts {
  contentType: RecordingType
  durationSeconds: number
  /** True only if the file itself proves it; AAC reveals only a muted microphone. */
  isSilent: boolean
}

/** Less voice than this is a click or a chair, not an answer. */
export const leastSpeechSeconds = 0.5

/** Trusts the device when it heard nothing, since it decoded the audio; but a voice it heard does not override a silent file. */
export const isSilent = (facts: RecordingFacts, speechSeconds = leastSpeechSeconds) =>
  facts.isSilent || speechSeconds < leastSpeechSeconds

export interface FilmFacts {
  kind: 'video' | 'audio'
  contentType: 'video/mp4' | 'video/webm' | RecordingType
  durationSeconds: number
  sound: RecordingFacts | null
}

export type MeasuredFilm = { film: FilmFacts } | { refused: 'wrong_type' | 'unreadable_file' }

export interface ReadRequest {
  path: string
  soundPath: string | null
}
