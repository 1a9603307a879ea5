import { and, desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { pitches } from '../../adapters/database/schema.ts'
import { PitchDeleted, PitchLibrary } from '../../contract/elevator-pitch.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { removePitch } from '../../media/pitches/remove-pitch.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { createVideoAddresses, savedPitchOf } from './saved-pitch.ts'

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
