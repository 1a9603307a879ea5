import type { SavedPitch } from '../../contract/elevator-pitch.ts'
import type { PitchRow } from '../../media/pitches/pitch-row.ts'
import type { createVideoAddresses } from './video-address.ts'

export function savedPitchOf(row: PitchRow, userId: string, addresses: ReturnType<typeof createVideoAddresses>): SavedPitch {
  const { id, kind, contentType, sizeBytes, durationSeconds, transcript, score, refinedPitch, alternateExample, standIns } = row
  const { path, endsAt } = addresses.sign(id, userId)
  return {
    ...{ id, kind, contentType, sizeBytes, durationSeconds, transcript, score, refinedPitch, alternateExample, standIns },
    videoUrl: row.videoLost ? null : path,
    videoUrlEndsAt: endsAt.toISOString(),
    timestamp: row.createdAt.toISOString(),
  }
}
