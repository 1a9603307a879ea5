import { and, eq, isNull, lt, ne, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../adapters/database/database.ts'
import { pitches } from '../../adapters/database/schema.ts'
import type { Videos } from '../../adapters/videos.ts'
import type { Services } from '../../services.ts'

export type PitchRow = typeof pitches.$inferSelect

export type PitchServices = Pick<Services, 'database' | 'log' | 'now'> & { videos: Videos }

/** Clears a user's data from rows whose objects must still be deleted. */
export function bury(database: Services['database'] | Transaction, changedAt: Date, which: SQL | undefined) {
  const cleared = { slot: null, userId: null, transcript: '', refinedPitch: '', alternateExample: '', standIns: [] }
  return database
    .update(pitches)
    .set({ ...cleared, state: 'deleting', changedAt })
    .where(which)
    .returning({ id: pitches.id })
}

/** Removes pitches from the library, then their objects. @returns whether there were any */
async function removeThose(services: PitchServices, which: SQL | undefined): Promise<boolean> {
  const gone = await bury(services.database, services.now(), which)
  for (const row of gone) await purgePitch(services, row.id)
  return gone.length > 0
}

/** False if it is missing or another user's. */
export const removePitch = (services: PitchServices, userId: string, id: string) =>
  removeThose(services, and(eq(pitches.id, id), eq(pitches.userId, userId), eq(pitches.state, 'saved')))

/** For account deletion; a save in progress finds its row gone and removes its own object. */
export const removePitchesOf = (services: PitchServices, userId: string) => removeThose(services, eq(pitches.userId, userId))

/** Removes a deleted pitch's object, then the row. Failures are logged and retried by the next sweep. */
export async function purgePitch({ database, videos, log }: PitchServices, id: string): Promise<boolean> {
  try {
    await videos.remove(id)
    await database.delete(pitches).where(and(eq(pitches.id, id), eq(pitches.state, 'deleting')))
    return true
  } catch (error) {
    log.failure('A video could not be removed; the next sweep tries again', error, { detail: id })
    return false
  }
}

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
  for (const left of [abandoned, ownerless]) await bury(database, now(), left)
  const due = and(eq(pitches.state, 'deleting'), lt(pitches.changedAt, before(buriedForMs)))
  const rows = await database.select({ id: pitches.id }).from(pitches).where(due)
  let gone = 0
  for (const { id } of rows) if (await purgePitch(services, id)) gone += 1
  return gone
}
