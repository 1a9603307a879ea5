import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { pitches } from '../../adapters/database/schema.ts'
import { PitchDeleted, PitchLibrary, SavedPitch } from '../../contract/elevator-pitch.ts'
import { pitch } from '../../contract/limits.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { createSigner } from '../../http/signing-key.ts'
import { type PitchRow, removePitch } from '../../media/pitches/remove-pitch.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

export function libraryRoutes(services: Services) {
  const addresses = createVideoAddresses(services)
  return new Hono<AppEnv>()
    .get(
      '/elevator-pitch/library',
      describeCall({ description: 'Saved pitches, newest first', answer: PitchLibrary }),
      async (c) => {
        const { uid } = c.get('person')
        const mine = and(eq(pitches.userId, uid), eq(pitches.state, 'saved'))
        const rows = await services.database.select().from(pitches).where(mine).orderBy(desc(pitches.createdAt), desc(pitches.id))
        const library: PitchLibrary = { pitches: rows.map((row) => savedPitchOf(row, uid, addresses)) }
        return c.json(library)
      },
    )
    .delete(
      '/elevator-pitch/:id',
      describeCall({ description: 'Deletes a saved pitch and its video', answer: PitchDeleted }),
      async (c) => {
        const id = c.req.param('id').toLowerCase()
        if (!isPitchId(id) || !(await removePitch(services, c.get('person').uid, id))) throw new Problem('not_found')
        return c.json({ deleted: true } satisfies PitchDeleted)
      },
    )
}

/** PostgreSQL rejects anything else as an id. */
export const isPitchId = (id: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id)

export function savedPitchOf(row: PitchRow, userId: string, addresses: ReturnType<typeof createVideoAddresses>): SavedPitch {
  return SavedPitch.parse({
    ...row,
    videoUrl: row.videoLost ? null : addresses.sign(row.id, userId),
    timestamp: row.createdAt.toISOString(),
  })
}

// Signed URLs for `<video src>`, which cannot send a token: for one pitch, for five minutes. The key is derived from a shared one, so every server
// accepts them.
export function createVideoAddresses({ env, now }: Pick<Services, 'env' | 'now'>) {
  const signer = createSigner(env, 'addresses of saved videos')
  const textOf = (id: string, userId: string, until: number) => `${id}\n${until}\n${userId}`
  return {
    sign(id: string, userId: string): string {
      const until = Math.floor(now().getTime() / 1_000) + pitch.videoUrlSeconds
      const query = new URLSearchParams({ until: `${until}`, signature: signer.sign(textOf(id, userId, until)) })
      return `/api/elevator-pitch/${id}/video?${query}`
    },
    holds(id: string, userId: string, { until = '', signature = '' }: Partial<Record<string, string>>): boolean {
      if (!/^\d{1,12}$/.test(until) || Number(until) * 1_000 <= now().getTime()) return false
      return signer.holds(textOf(id, userId, Number(until)), signature)
    },
  }
}
