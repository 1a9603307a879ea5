import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { SavedPitch } from '../../contract/elevator-pitch.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createPitchWorld, feedback, films, sounds } from './testing/pitch-world.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const world = createPitchWorld({ createApp, database })
type Person = Awaited<ReturnType<typeof world.person>>

const savedBy = async (person: Person, fields: Parameters<Person['save']>[0] = {}): Promise<SavedPitch> =>
  SavedPitch.parse(await (await person.save({ video: films.webm, ...fields })).json())
const videoKeys = () => readdirSync(join(world.folder, 'videos'))

test.each([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
] as const)(
  'a saved %s is in the library with its texts, length and size, and plays byte for byte',
  async (name, contentType) => {
    const ann = await world.person()
    const pitch = await savedBy(ann, { video: films[name] })
    expect(pitch).toMatchObject({ ...feedback, kind: 'video', contentType, sizeBytes: films[name].length })
    expect(pitch.durationSeconds).toBeCloseTo(6, 1)
    expect((await ann.library())[0]).toMatchObject({ ...feedback, id: pitch.id })
    const video = await world.app.request(pitch.videoUrl!)
    expect(Buffer.from(await video.arrayBuffer()).equals(films[name])).toBe(true)
    expect(world.arriving()).toEqual([])
  },
)

test('sound alone is saved as a pitch without a camera; pictures without a sound are saved too', async () => {
  const ann = await world.person()
  const sound = await savedBy(ann, { video: sounds.speech })
  expect(sound).toMatchObject({ kind: 'audio', contentType: 'audio/webm', durationSeconds: 4.439 })
  expect(await savedBy(ann, { video: films.withoutSound })).toMatchObject({ kind: 'video', durationSeconds: 3 })
})

test('three are kept, newest first; the fourth is told about the limit, and takes the place of one when asked to', async () => {
  const ann = await world.person()
  const three = [await savedBy(ann), await savedBy(ann), await savedBy(ann)]
  const fourth = await ann.save({ video: films.webm })
  expect(fourth.status).toBe(422)
  expect(await fourth.json()).toMatchObject({
    code: 'pitch_limit',
    message: 'You can only save up to 3 elevator pitches. Please delete or replace an existing pitch first.',
  })
  const replacing = await savedBy(ann, { replaces: three[0]!.id, transcript: 'Anew' })
  expect((await ann.library()).map(({ id }) => id)).toEqual([replacing.id, three[2]!.id, three[1]!.id])
  expect(videoKeys()).not.toContain(three[0]!.id)
})

test('the same key twenty times at once is one saved pitch', async () => {
  const ann = await world.person()
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 20 }, () => ann.save({ video: films.webm }, { key })))
  expect(all.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const [only, ...others] = await ann.library()
  expect(others).toEqual([])
  expect(await (await ann.save({ video: films.webm }, { key })).json()).toMatchObject({ id: only!.id })
  expect((await ann.save({ video: films.mp4 }, { key })).status).toBe(422)
  expect(world.arriving()).toEqual([])
})

test('deleting takes the video away; what is gone is not found', async () => {
  const ann = await world.person()
  const { id, videoUrl } = await savedBy(ann)
  const gone = await ann.remove(id)
  expect([gone.status, await gone.json()]).toEqual([200, { deleted: true }])
  expect(videoKeys()).not.toContain(id)
  expect((await ann.remove(id)).status).toBe(404)
  expect((await ann.remove('not-an-id')).status).toBe(404)
  expect((await world.app.request(videoUrl!)).status).toBe(403)
  expect(await ann.library()).toEqual([])
})

test.each([
  ['no transcript', { transcript: undefined }],
  ['a score of 10.1', { score: 10.1 }],
  ['a score that is none', { score: 'good' }],
  ['a text of 20,001 characters', { transcript: 'x'.repeat(20_001) }],
  ['another script of 10,001', { refinedPitch: 'x'.repeat(10_001) }],
  ['a pitch to replace that is no id', { replaces: '1' }],
])('%s is not saved', async (_what, fields) => {
  const ann = await world.person()
  expect((await ann.save({ video: films.webm, ...fields })).status).toBe(400)
  expect(world.arriving()).toEqual([])
})

test('texts as long as they may be are saved as they were typed, line ends and all', async () => {
  const ann = await world.person()
  const texts = {
    transcript: 'x'.repeat(20_000),
    refinedPitch: 'line\n'.repeat(2_000),
    alternateExample: 'NUL\u0000 and half \ud800',
  }
  const pitch = await savedBy(ann, texts)
  expect(pitch).toMatchObject({ ...texts, alternateExample: 'NUL and half \ufffd' })
})

test('without a recording nothing is saved', async () => {
  const ann = await world.person()
  const without = await ann.save({})
  expect([without.status, (await without.json()).message]).toEqual([400, 'Please record your pitch or choose a video first.'])
  expect((await ann.save({ uploadId: randomUUID() })).status).toBe(404)
})

test('a store that fails says so, and the next try saves the pitch once', async () => {
  let isFull = true
  const ill = createPitchWorld({
    createApp,
    database,
    videos: (videos) => ({
      ...videos,
      put: (...video) => (isFull ? Promise.reject(new Error('ENOSPC')) : videos.put(...video)),
    }),
  })
  const ann = await ill.person()
  const key = randomUUID()
  const failed = await ann.save({ video: films.webm }, { key })
  expect([failed.status, (await failed.json()).message]).toEqual([503, 'Failed to save pitch.'])
  expect(await ann.library()).toEqual([])
  isFull = false
  expect((await ann.save({ video: films.webm }, { key })).status).toBe(200)
  expect(await ann.library()).toHaveLength(1)
})

test('a library whose video was lost still shows its texts', async () => {
  const ann = await world.person()
  const { id, videoUrl } = await savedBy(ann)
  await world.disk.remove(id)
  const video = await world.app.request(videoUrl!)
  expect([video.status, (await video.json()).message]).toEqual([404, 'The video of this pitch is no longer here. Its texts are.'])
})
