import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { codeOf, type Transaction } from '../../adapters/database/database.ts'
import { pitches } from '../../adapters/database/schema.ts'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { pitch } from '../../contract/limits.ts'
import { Problem } from '../../problem.ts'
import { bury, type PitchRow, type PitchServices, purgePitch } from './remove-pitch.ts'

export interface NewPitch
  extends Pick<PitchRow, 'saveKey' | 'requestHash' | 'kind' | 'contentType' | 'sizeBytes' | 'durationSeconds'>,
    Pick<PitchRow, 'transcript' | 'score' | 'refinedPitch' | 'alternateExample'> {
  standIns?: PitchRow['standIns'] | undefined
  userId: string
  path: string
  replaces: string | null
}

const tries = 5
const retryRunningSeconds = 2

// Saves a pitch to the library. The row is inserted before the object and takes effect after it; `sweepPitches` finishes what a crash leaves in
// between. Idempotent by key, also under concurrency.
export async function savePitch(services: PitchServices, wanted: NewPitch): Promise<PitchRow> {
  const id = randomUUID()
  const before = await insertRow(services, wanted, id)
  if (before) return before
  try {
    await services.videos.put(id, wanted.path, wanted.contentType).catch((error: unknown) => {
      services.log.failure('A video could not be stored', error)
      throw new Problem('unavailable', { message: pitchTexts.saveFailed })
    })
    const { row, replaced } = await placeInLibrary(services, wanted, id)
    if (replaced) await purgePitch(services, replaced)
    return row
  } catch (error) {
    await bury(services.database, services.now(), eq(pitches.id, id))
    await purgePitch(services, id)
    throw error
  }
}

/** The pitch saved earlier with this key, or null. Checked before the file, which the first save has consumed. @throws Problem key_reused */
export async function savedBefore(
  { database }: Pick<PitchServices, 'database'>,
  { userId, saveKey, requestHash }: Pick<NewPitch, 'userId' | 'saveKey' | 'requestHash'>,
): Promise<PitchRow | null> {
  const mine = and(eq(pitches.userId, userId), eq(pitches.saveKey, saveKey), eq(pitches.state, 'saved'))
  const [row] = await database.select().from(pitches).where(mine)
  if (row && row.requestHash !== requestHash) throw new Problem('key_reused')
  return row ?? null
}

async function insertRow({ database, now }: PitchServices, wanted: NewPitch, id: string): Promise<PitchRow | null> {
  const { userId, saveKey, requestHash, replaces, path: _, ...facts } = wanted
  try {
    return await database.transaction(async (tx) => {
      const open = and(eq(pitches.userId, userId), eq(pitches.saveKey, saveKey), ne(pitches.state, 'deleting'))
      const [before] = await tx.select().from(pitches).where(open).for('update')
      if (before && before.requestHash !== requestHash) throw new Problem('key_reused')
      if (before?.state === 'saved') return before
      if (before) await bury(tx, now(), eq(pitches.id, before.id))
      // Only to fail early; the unique index on slots decides.
      if (!replaces && (await tx.$count(pitches, savedBy(userId))) >= pitch.savedAtMost) throw new Problem('pitch_limit')
      const times = { createdAt: now(), changedAt: now() }
      await tx.insert(pitches).values({ id, userId, saveKey, requestHash, ...facts, state: 'saving', ...times })
      return null
    })
  } catch (error) {
    throw isTaken(error) ? superseded() : error
  }
}

const savedBy = (userId: string) => and(eq(pitches.userId, userId), eq(pitches.state, 'saved'))

/** Takes a library slot. Of two saves for the last slot the database accepts one, and the other tries again. */
async function placeInLibrary(services: PitchServices, wanted: NewPitch, id: string) {
  for (let nth = 1; ; nth++) {
    try {
      return await services.database.transaction((tx) => takeSlot(tx, services.now(), wanted, id))
    } catch (error) {
      if (!isTaken(error) || nth === tries) throw error
    }
  }
}

async function takeSlot(tx: Transaction, now: Date, { userId, replaces }: NewPitch, id: string) {
  const saved = await tx.select({ id: pitches.id, slot: pitches.slot }).from(pitches).where(savedBy(userId)).for('update')
  const replaced = saved.find((row) => row.id === replaces)
  const free = Array.from({ length: pitch.savedAtMost }, (_, at) => at + 1).find((slot) =>
    saved.every((row) => row.slot !== slot),
  )
  const slot = replaced?.slot ?? free
  if (!slot) throw new Problem('pitch_limit')
  if (replaced) await bury(tx, now, eq(pitches.id, replaced.id))
  const own = and(eq(pitches.id, id), eq(pitches.state, 'saving'))
  const [row] = await tx.update(pitches).set({ state: 'saved', slot, changedAt: now }).where(own).returning()
  // The same key came again, or the account was deleted.
  if (!row) throw superseded()
  return { row, replaced: replaced?.id ?? null }
}

const superseded = () => new Problem('running', { retryAfterSeconds: retryRunningSeconds })

const isTaken = (error: unknown) => codeOf(error) === '23505'
