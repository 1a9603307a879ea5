import type { SavedPitch } from '../../contract/elevator-pitch.ts'
import { pitch } from '../../contract/limits.ts'
import { createSigner } from '../../http/signing-key.ts'
import type { PitchRow } from '../../media/pitches/remove-pitch.ts'
import type { Services } from '../../services.ts'

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

// Signed URLs for `<video src>`, which cannot send a token: for one pitch, for five minutes. The key is derived from a shared one, so every server
// accepts them.
export function createVideoAddresses({ env, now }: Pick<Services, 'env' | 'now'>) {
  const signer = createSigner(env, 'addresses of saved videos')
  const textOf = (id: string, userId: string, until: number) => `${id}\n${until}\n${userId}`
  return {
    sign(id: string, userId: string) {
      const until = Math.floor(now().getTime() / 1_000) + pitch.videoUrlSeconds
      const query = new URLSearchParams({ until: `${until}`, signature: signer.sign(textOf(id, userId, until)) })
      return { path: `/api/elevator-pitch/${id}/video?${query}`, endsAt: new Date(until * 1_000) }
    },
    holds(id: string, userId: string, { until = '', signature = '' }: Partial<Record<string, string>>): boolean {
      if (!/^\d{1,12}$/.test(until) || Number(until) * 1_000 <= now().getTime()) return false
      return signer.holds(textOf(id, userId, Number(until)), signature)
    },
  }
}
