import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { pitches, users } from '../../adapters/database/schema.ts'
import type { Videos } from '../../adapters/videos.ts'
import { createDiskVideos } from '../../adapters/videos-disk.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { findPitchFaults, mendPitches } from './mend-pitches.ts'
import { removePitch, removePitchesOf, sweepPitches } from './remove-pitch.ts'
import { type NewPitch, savedBefore, savePitch } from './save-pitch.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const folder = await mkdtemp(join(tmpdir(), 'pitches-'))
const path = join(folder, 'recording.webm')
await writeFile(path, 'a pitch of a minute')
afterAll(() => rm(folder, { recursive: true }))

const hourMs = 60 * 60_000
let nowMs = Date.now()
const videos = createDiskVideos(join(folder, 'videos'))
const services = { database, videos, now: () => new Date(nowMs), log: createLog('silent') }
const broken: Videos = { ...videos, put: () => Promise.reject(new Error('the disk is full')) }

async function somebody() {
  const id = `u${randomUUID()}`
  const at = services.now()
  await database.insert(users).values({ id, email: 'ann@example.com', googleSubject: `g-${id}`, lastActiveAt: at, createdAt: at })
  return id
}

const pitchOf = (userId: string, more: Partial<NewPitch> = {}): NewPitch => ({
  ...{ userId, saveKey: randomUUID(), requestHash: 'h', path, replaces: null, kind: 'video', contentType: 'video/webm' },
  ...{ sizeBytes: 19, durationSeconds: 61, transcript: 'I care.', score: 7.2, refinedPitch: 'r', alternateExample: 'a' },
  ...more,
})
const save = (userId: string, more?: Partial<NewPitch>) => savePitch(services, pitchOf(userId, more))
const rowsOf = async (userId: string) => (await database.select().from(pitches)).filter((row) => row.userId === userId)
async function keys() {
  const found: string[] = []
  for await (const { key } of videos.list()) found.push(key)
  return found
}

test('three pitches are saved, a fourth meets the limit, and its video is not kept', async () => {
  const ann = await somebody()
  for (let nth = 0; nth < 3; nth++) await save(ann)
  await expect(save(ann)).rejects.toMatchObject({ code: 'pitch_limit' })
  const rows = await rowsOf(ann)
  expect(rows.map(({ slot }) => slot).sort()).toEqual([1, 2, 3])
  expect((await keys()).filter((key) => rows.some(({ id }) => id === key))).toHaveLength(3)
})

test('ten at once get the three places, and nothing of the other seven stays', async () => {
  const ann = await somebody()
  const before = (await keys()).length
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => save(ann)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await rowsOf(ann)).toHaveLength(3)
  expect((await keys()).length - before).toBe(3)
})

test('a new one replaces an old one, which goes only then', async () => {
  const ann = await somebody()
  const [first] = [await save(ann), await save(ann), await save(ann)]
  const second = await save(ann, { replaces: first.id })
  expect(second.slot).toBe(first.slot)
  expect(await keys()).toContain(second.id)
  expect(await keys()).not.toContain(first.id)
  const failing = savePitch({ ...services, videos: broken }, pitchOf(ann, { replaces: second.id }))
  await expect(failing).rejects.toMatchObject({ details: { message: 'Failed to save pitch.' } })
  expect((await rowsOf(ann)).map(({ id }) => id)).toContain(second.id)
})

test('the same save sent again is the same pitch; with other texts under its key it is refused', async () => {
  const ann = await somebody()
  const wanted = pitchOf(ann)
  const first = await savePitch(services, wanted)
  expect((await savePitch(services, wanted)).id).toBe(first.id)
  expect((await savedBefore(services, wanted))?.id).toBe(first.id)
  await expect(savePitch(services, { ...wanted, requestHash: 'other' })).rejects.toMatchObject({ code: 'key_reused' })
  expect(await rowsOf(ann)).toHaveLength(1)
})

test("nobody removes another person's pitch; one's own goes with its video", async () => {
  const [ann, ben] = [await somebody(), await somebody()]
  const { id } = await save(ann)
  expect(await removePitch(services, ben, id)).toBe(false)
  expect(await keys()).toContain(id)
  expect(await removePitch(services, ann, id)).toBe(true)
  expect(await keys()).not.toContain(id)
  expect(await removePitch(services, ann, id)).toBe(false)
})

test('when the account goes, its pitches and videos go', async () => {
  const ann = await somebody()
  const ids = [(await save(ann)).id, (await save(ann)).id]
  await removePitchesOf(services, ann)
  expect(await rowsOf(ann)).toEqual([])
  expect((await keys()).filter((key) => ids.includes(key))).toEqual([])
})

test('what a crash left between row and video is ended, an ownerless video goes, a lost one is marked and taken back', async () => {
  const ann = await somebody()
  const kept = await save(ann)
  const orphan = randomUUID()
  await videos.put(orphan, path, 'video/webm')
  const { id: halfway } = await save(ann)
  await database.update(pitches).set({ state: 'saving', slot: null }).where(eq(pitches.id, halfway))
  await videos.remove(kept.id)
  // Younger than an hour, so possibly in progress.
  expect(await findPitchFaults(services)).toMatchObject({ objectsWithoutRow: [], rowsWithoutObject: [] })
  nowMs += 2 * hourMs
  const mended = await mendPitches(services)
  expect(mended.objectsWithoutRow).toContain(orphan)
  expect(mended.rowsWithoutObject).toContain(kept.id)
  expect(await keys()).not.toContain(orphan)
  nowMs += hourMs
  await sweepPitches(services)
  expect(await keys()).not.toContain(halfway)
  expect(await rowsOf(ann)).toMatchObject([{ id: kept.id, videoLost: true }])
  await videos.put(kept.id, path, 'video/webm')
  expect((await mendPitches(services)).objectsFoundAgain).toContain(kept.id)
  expect(await rowsOf(ann)).toMatchObject([{ id: kept.id, videoLost: false }])
})
