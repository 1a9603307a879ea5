/** Both kinds are in the local store, so reloads, lost connections and resumed uploads work alike. */
export interface RecordedPitch {
  practiceId: string
  recordingId: string
  kind: 'video' | 'audio'
  from: 'recorded' | 'file'
  contentType: string
  durationSeconds: number | null
}
