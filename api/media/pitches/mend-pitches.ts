import { eq } from 'drizzle-orm'
import { pitches } from '../../adapters/database/schema.ts'
import type { StoredVideo } from '../../adapters/videos.ts'
import type { PitchServices } from './remove-pitch.ts'
import { sweepPitches } from './remove-pitch.ts'

/** Younger ones may be in progress on a running server. */
const settledAfterMs = 60 * 60_000

export async function findPitchFaults({ database, videos, now }: PitchServices) {
  const settledBefore = now().getTime() - settledAfterMs
  const objects = new Map<string, StoredVideo>()
  for await (const object of videos.list()) objects.set(object.key, object)
  const { id, state, videoLost, changedAt } = pitches
  const rows = await database.select({ id, state, videoLost, changedAt }).from(pitches)
  const known = new Set(rows.map((row) => row.id))
  const saved = rows.filter((row) => row.state === 'saved' && row.changedAt.getTime() < settledBefore)
  return {
    objectsWithoutRow: [...objects.values()]
      .filter(({ key, storedAt }) => !known.has(key) && storedAt.getTime() < settledBefore)
      .map(({ key }) => key),
    rowsWithoutObject: saved.filter((row) => !row.videoLost && !objects.has(row.id)).map((row) => row.id),
    objectsFoundAgain: saved.filter((row) => row.videoLost && objects.has(row.id)).map((row) => row.id),
  }
}

// Sets aside objects without a row (a newer database may know them), marks pitches whose video is lost, restores videos that are back, and finishes
// what crashes left. Safe next to running servers.
export async function mendPitches(services: PitchServices) {
  const faults = await findPitchFaults(services)
  for (const key of faults.objectsWithoutRow) await services.videos.setAside(key)
  const mark = (id: string, videoLost: boolean) => services.database.update(pitches).set({ videoLost }).where(eq(pitches.id, id))
  for (const id of faults.rowsWithoutObject) await mark(id, true)
  for (const id of faults.objectsFoundAgain) await mark(id, false)
  return { ...faults, unfinished: await sweepPitches(services) }
}
