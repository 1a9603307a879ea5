/**
 * A pitch that was recorded or chosen as a file. It always lies on the shelf, so that a reload, a tunnel and a resumed upload work alike
 * for both.
 */
export interface RecordedPitch {
  practiceId: string
  recordingId: string
  kind: 'video' | 'audio'
  from: 'recorded' | 'file'
  contentType: string
  durationSeconds: number | null
}
