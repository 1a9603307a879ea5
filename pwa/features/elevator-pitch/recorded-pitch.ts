/**
 * A pitch that was recorded or chosen as a file. Both are kept in the local store, so that a reload, a lost connection and a resumed
 * upload work alike.
 */
export interface RecordedPitch {
  practiceId: string
  recordingId: string
  kind: 'video' | 'audio'
  from: 'recorded' | 'file'
  contentType: string
  durationSeconds: number | null
}
