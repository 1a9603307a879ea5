/** The recording types we take. */
export type RecordingType = 'audio/webm' | 'audio/mp4' | 'audio/ogg' | 'audio/wav'

export interface RecordingFacts {
  contentType: RecordingType
  durationSeconds: number
  /** True only where the file itself shows that nobody speaks; AAC shows only a muted microphone. */
  isSilent: boolean
}

/** Less voice than this is a click or a chair, not an answer. */
export const leastSpeechSeconds = 0.5

/**
 * Whether there is nothing to listen to. The device, which decoded the sound, is believed when it heard nothing; that it heard something
 * does not make a silent file worth a recognizer.
 */
export const isSilent = (facts: RecordingFacts, speechSeconds = leastSpeechSeconds) =>
  facts.isSilent || speechSeconds < leastSpeechSeconds

/** A recording that may have pictures. */
export interface FilmFacts {
  kind: 'video' | 'audio'
  /** Of the whole file. */
  contentType: 'video/mp4' | 'video/webm' | RecordingType
  /** From the first picture or sound to the end of the last. */
  durationSeconds: number
  /** What is to be heard in it; null for pictures alone. */
  sound: RecordingFacts | null
}

type Refused = { refused: 'wrong_type' | 'unreadable_file' }

/** The answer of the reading process. */
export type Measured = { facts: RecordingFacts } | Refused
export type MeasuredFilm = { film: FilmFacts } | Refused

/** A task of the reading process: a recorded answer, or a film whose sound is to be copied into a file of its own. */
export type ReadRequest = { path: string } | { path: string; soundPath: string | null }

/** The result of each kind of task. */
export type ReadAnswer = Measured | MeasuredFilm
