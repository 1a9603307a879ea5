import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import { pitches } from '../../adapters/database/schema.ts'
import { type PitchServices, tombstone } from './pitch-row.ts'
import { purgePitch } from './remove-pitch.ts'

/** Longer than 100 MB take on a slow connection. */
const savingForMs = 60 * 60_000
/** An abandoned save may still be writing its object. */
const buriedForMs = 10 * 60_000

/** Finishes interrupted saves and deletions; safe on several servers at once. @returns how many rows were removed */
export async function sweepPitches(services: PitchServices): Promise<number> {
  const { database, now } = services
  const before = (ms: number) => new Date(now().getTime() - ms)
  const abandoned = and(eq(pitches.state, 'saving'), lt(pitches.changedAt, before(savingForMs)))
  const ownerless = and(isNull(pitches.userId), ne(pitches.state, 'deleting'))
  for (const left of [abandoned, ownerless])
    await database
      .update(pitches)
      .set({ ...tombstone, changedAt: now() })
      .where(left)
  const due = and(eq(pitches.state, 'deleting'), lt(pitches.changedAt, before(buriedForMs)))
  const rows = await database.select({ id: pitches.id }).from(pitches).where(due)
  let gone = 0
  for (const { id } of rows) if (await purgePitch(services, id)) gone += 1
  return gone
}
