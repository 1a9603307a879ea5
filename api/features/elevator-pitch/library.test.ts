import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startStorageServer } from '../../adapters/testing/storage-server.ts'
import { createBucketVideos } from '../../adapters/videos-bucket.ts'
import { createApp } from '../../app.ts'
import { SavedPitch } from '../../contract/elevator-pitch.ts'
import { listen } from '../../http/listen.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { feedback, films, setupPitches, sounds } from './testing/setup-pitches.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const world = setupPitches({ createApp, database })
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

test('a saved pitch says which of its texts the built-in coach wrote instead of the AI, and names nothing else', async () => {
  const ann = await world.person()
  expect((await savedBy(ann)).standIns).toEqual([])
  expect((await savedBy(ann, { standIns: 'refined,alternate' })).standIns).toEqual(['refined', 'alternate'])
  expect((await ann.library())[0]?.standIns).toEqual(['refined', 'alternate'])
  expect((await ann.save({ video: films.webm, standIns: 'score' })).status).toBe(400)
})

test('sound alone is saved as a pitch without a camera; pictures without a sound are saved too', async () => {
  const ann = await world.person()
  const sound = await savedBy(ann, { video: sounds.speech })
  expect(sound).toMatchObject({ kind: 'audio', contentType: 'audio/webm', durationSeconds: 4.439 })
  expect(await savedBy(ann, { video: films.withoutSound })).toMatchObject({ kind: 'video', durationSeconds: 3 })
})

test('three are kept, newest first; the fourth meets the limit, and replaces one on request', async () => {
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

test('the same key twenty times at once is one saved pitch, and one video on its way', async () => {
  let puts = 0
  const counting = setupPitches({
    createApp,
    database,
    videos: (videos) => ({
      ...videos,
      put(...video) {
        puts++
        return videos.put(...video)
      },
    }),
  })
  const ann = await counting.person()
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 20 }, () => ann.save({ video: films.webm }, { key })))
  expect(all.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0)
  expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(puts).toBe(1)
  const [only, ...others] = await ann.library()
  expect(others).toEqual([])
  expect(await (await ann.save({ video: films.webm }, { key })).json()).toMatchObject({ id: only!.id })
  expect((await ann.save({ video: films.mp4 }, { key })).status).toBe(422)
  expect(counting.arriving()).toEqual([])
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

describe('a video that was sent in pieces', () => {
  const parts = [0, 13_000, 26_000, films.webm.length]
  const piece = (nth: number) => films.webm.subarray(parts[nth], parts[nth + 1])

  test('is saved once it is whole, although the connection broke twice, and the upload is gone then', async () => {
    const ann = await world.person()
    const [uploadId, key] = [randomUUID(), randomUUID()]
    await ann.upload(uploadId, piece(0), films.webm.length)
    // The response was lost, so the phone starts over and learns the offset.
    expect((await ann.upload(uploadId, piece(0), films.webm.length)).status).toBe(409)
    const head = await ann.request('HEAD', `/api/uploads/${uploadId}`, undefined, { 'Tus-Resumable': '1.0.0' })
    expect(head.headers.get('upload-offset')).toBe('13000')
    expect((await ann.save({ uploadId }, { key })).status).toBe(404)
    for (const nth of [1, 2]) expect((await ann.upload(uploadId, piece(nth), films.webm.length, parts[nth])).status).toBe(204)
    expect((await (await world.person()).save({ uploadId })).status).toBe(404)
    const pitch = SavedPitch.parse(await (await ann.save({ uploadId }, { key })).json())
    expect(pitch).toMatchObject({ sizeBytes: films.webm.length, contentType: 'video/webm' })
    const video = await (await world.app.request(pitch.videoUrl!)).arrayBuffer()
    expect(Buffer.from(video).equals(films.webm)).toBe(true)
    expect(world.arriving()).toEqual([])
    // The save's response was lost too; the retry returns the same pitch.
    expect(await (await ann.save({ uploadId }, { key })).json()).toMatchObject({ id: pitch.id })
    expect(await ann.library()).toHaveLength(1)
  })

  test('waits for the person who has three already, and goes when it is no video', async () => {
    const ann = await world.person()
    for (let nth = 0; nth < 3; nth++) await savedBy(ann)
    const uploadId = randomUUID()
    await ann.upload(uploadId, films.webm, films.webm.length)
    expect((await ann.save({ uploadId })).status).toBe(422)
    const [newest] = await ann.library()
    expect((await ann.save({ uploadId, replaces: newest!.id })).status).toBe(200)
    const text = new TextEncoder().encode('no video')
    const other = randomUUID()
    await ann.upload(other, text, text.length)
    expect((await ann.save({ uploadId: other, replaces: newest!.id })).status).toBe(415)
    expect(world.arriving()).toEqual([])
  })
})

test('a bucket keeps pitches just the same: saved, sought in, deleted', async () => {
  const storage = await startStorageServer()
  const bucket = { projectId: 'demo-pitches', bucketName: 'demo-pitches.firebasestorage.app', emulatorHost: storage.host }
  const cloudy = setupPitches({ createApp, database, videos: () => createBucketVideos(bucket) })
  const ann = await cloudy.person()
  const { id, videoUrl }: SavedPitch = await (await ann.save({ video: films.mp4 })).json()
  const part = await cloudy.app.request(videoUrl!, { headers: { Range: 'bytes=100-' } })
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/mp4'])
  expect(Buffer.from(await part.arrayBuffer()).equals(films.mp4.subarray(100))).toBe(true)
  storage.objects.clear()
  expect((await cloudy.app.request(videoUrl!)).status).toBe(404)
  expect((await ann.remove(id)).status).toBe(200)
  await storage.close()
})

test('over a connection: a head, a part, and a reader who leaves early', async () => {
  const server = await listen(world.app.fetch, '127.0.0.1', 0)
  const ann = await world.person()
  const { videoUrl } = await savedBy(ann)
  const url = `http://127.0.0.1:${server.port}${videoUrl}`
  const head = await fetch(url, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, `${films.webm.length}`])
  const part = await fetch(url, { headers: { Range: `bytes=${films.webm.length - 5}-` } })
  expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, Buffer.from(films.webm.subarray(-5))])
  const left = new AbortController()
  const whole = await fetch(url, { signal: left.signal })
  await whole.body!.getReader().read()
  left.abort()
  expect((await fetch(`${url}x`)).status).toBe(403)
  await server.close()
})

test('a store that fails says so, and the next try saves the pitch once', async () => {
  let isFull = true
  const ill = setupPitches({
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
  expect([video.status, (await video.json()).message]).toEqual([
    404,
    'The video of this pitch is gone. Its transcript and feedback are still here.',
  ])
})

test('without a verified phone nothing is saved, and nothing lands on the disk', async () => {
  const cyd = await world.person(100, { phoneVerified: false })
  const answer = await cyd.save({ video: films.webm })
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({ message: 'Please verify your phone number before you save a pitch.' }),
  ])
  expect([await cyd.credits(), await cyd.library(), world.arriving()]).toEqual([100, [], []])
})
