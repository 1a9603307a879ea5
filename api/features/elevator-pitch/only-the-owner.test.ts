import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import type { SavedPitch } from '../../contract/elevator-pitch.ts'
import { asDownload } from '../../contract/elevator-pitch-texts.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { films, setupPitches, sounds } from './testing/setup-pitches.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const world = setupPitches({ createApp, database })
type Person = Awaited<ReturnType<typeof world.person>>

let ann: Person
let bob: Person
let anns: SavedPitch
let bobs: SavedPitch
let annsOther: SavedPitch
beforeAll(async () => {
  ann = await world.person()
  bob = await world.person()
  anns = await (await ann.save({ video: films.webm })).json()
  annsOther = await (await ann.save({ video: sounds.speech })).json()
  bobs = await (await bob.save({ video: films.mp4 })).json()
})

const bytes = films.webm
const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  world.app.request(path, { method, headers })

describe('nobody but the owner', () => {
  test.each([
    ['POST', '/api/elevator-pitch/generate'],
    ['POST', '/api/extract-resume'],
    ['POST', '/api/elevator-pitch/analyze'],
    ['POST', '/api/elevator-pitch/save'],
    ['GET', '/api/elevator-pitch/library'],
    ['DELETE', `/api/elevator-pitch/${randomUUID()}`],
  ])('%s %s wants a token', async (method, path) => {
    for (const headers of [{}, { Authorization: 'Bearer nobody' }, { Authorization: 'Basic x' }])
      expect((await get(path, headers, method)).status).toBe(401)
  })

  test('sees a pitch in the library, deletes it or replaces it', async () => {
    expect((await bob.library()).map(({ id }) => id)).toEqual([bobs.id])
    expect((await bob.remove(anns.id)).status).toBe(404)
    const replacing = await bob.save({ video: sounds.speech, replaces: anns.id })
    expect(replacing.status).toBe(200)
    expect((await ann.library()).map(({ id }) => id)).toEqual([annsOther.id, anns.id])
    // Another user's pitch and a missing one must look the same.
    const [theirs, none] = [await bob.remove(anns.id), await bob.remove(randomUUID())]
    expect(await theirs.json()).toEqual(await none.json())
  })

  test('gets an answer by the key of another person’s request', async () => {
    const key = randomUUID()
    expect((await ann.generate({ jobDescription: 'A nurse' }, { key })).status).toBe(200)
    expect((await bob.request('GET', '/api/answers', undefined, { 'Idempotency-Key': key })).status).toBe(404)
    expect((await ann.request('GET', '/api/answers', undefined, { 'Idempotency-Key': key })).status).toBe(200)
  })
})

describe('the address of a video', () => {
  const changed = (change: (query: URLSearchParams) => void, id = anns.id) => {
    const [, query] = anns.videoUrl!.split('?')
    const parameters = new URLSearchParams(query)
    change(parameters)
    return `/api/elevator-pitch/${id}/video?${parameters}`
  }
  const signature = () => new URLSearchParams(anns.videoUrl!.split('?')[1]).get('signature')!

  test('needs no token, and is worth nothing once anything in it is another', async () => {
    expect((await get(anns.videoUrl!)).status).toBe(200)
    const [first, ...rest] = signature()
    const altered = {
      'no query': `/api/elevator-pitch/${anns.id}/video`,
      'no signature': changed((query) => query.delete('signature')),
      'no end': changed((query) => query.delete('until')),
      'a later end': changed((query) => query.set('until', String(Number(query.get('until')) + 1))),
      'an end that is none': changed((query) => query.set('until', 'never')),
      'an end beyond numbers': changed((query) => query.set('until', '9'.repeat(13))),
      'the end written differently': changed((query) => query.set('until', `0${query.get('until')}x`)),
      'another letter': changed((query) => query.set('signature', `${first === 'A' ? 'B' : 'A'}${rest.join('')}`)),
      'a letter less': changed((query) => query.set('signature', signature().slice(0, -1))),
      'a letter more': changed((query) => query.set('signature', `${signature()}A`)),
      'an empty signature': changed((query) => query.set('signature', '')),
      'a signature beyond ASCII': changed((query) => query.set('signature', '\u00e9'.repeat(43))),
      'another pitch of hers': changed(() => undefined, annsOther.id),
      'somebody else’s pitch': changed(() => undefined, bobs.id),
      'a pitch that is not there': changed(() => undefined, randomUUID()),
      'no id': changed(() => undefined, 'x'),
      'the id in capitals': changed(() => undefined, anns.id.toUpperCase()),
    }
    const answers = await Promise.all(
      Object.entries(altered).map(async ([what, path]) => {
        const response = await get(path, { Authorization: `Bearer ${ann.uid}` })
        return [what, response.status, (await response.json()).message]
      }),
    )
    const sentence = 'This link to the video has expired. Please open your library again.'
    expect(answers).toEqual(Object.keys(altered).map((what) => [what, 403, sentence]))
  })

  test('works for five minutes and not a second longer; the library has a fresh one', async () => {
    const turned = setupPitches({ createApp, database })
    const eve = await turned.person()
    const { videoUrl }: SavedPitch = await (await eve.save({ video: films.webm })).json()
    const until = Number(new URL(videoUrl!, 'http://localhost').searchParams.get('until'))
    const leftMs = until * 1_000 - turned.services.now().getTime()
    expect(leftMs).toBeGreaterThan(298_000)
    expect(leftMs).toBeLessThanOrEqual(300_000)
    turned.later(leftMs - 2_000)
    expect((await turned.app.request(videoUrl!)).status).toBe(200)
    turned.later(2_001)
    expect((await turned.app.request(videoUrl!)).status).toBe(403)
    const [fresh] = await eve.library()
    expect((await turned.app.request(fresh!.videoUrl!)).status).toBe(200)
  })

  test('ends at once when the pitch is deleted', async () => {
    await ann.remove(annsOther.id)
    const { id, videoUrl }: SavedPitch = await (await ann.save({ video: films.webm })).json()
    expect((await get(videoUrl!)).status).toBe(200)
    await ann.remove(id)
    expect((await get(videoUrl!)).status).toBe(403)
  })

  test('made by a server with another key is worth nothing here', async () => {
    const other = setupPitches({ createApp, database, settings: { PHONE_HASH_KEY: 'o'.repeat(32) } })
    expect((await other.app.request(anns.videoUrl!)).status).toBe(403)
  })
})

describe('a video', () => {
  test('says what it is, how long it is, that it may be sought in, and that nobody else may keep or embed it', async () => {
    const { headers, status } = await get(anns.videoUrl!)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-length': `${bytes.length}`,
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': expect.stringMatching(/^inline; filename="elevator-pitch-\d{4}-\d\d-\d\d\.webm"$/),
    })
  })

  test('is a download with a name where it is asked for', async () => {
    const { headers } = await get(asDownload(anns.videoUrl!))
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="elevator-pitch-.*\.webm"$/)
    const sound: SavedPitch = await (await ann.save({ video: sounds.speech })).json()
    expect((await get(asDownload(sound.videoUrl!))).headers.get('content-type')).toBe('audio/webm')
  })

  test.each([
    ['bytes=0-', 0, bytes.length],
    ['bytes=100-199', 100, 200],
  ])('asked for %s, that part comes', async (range, from, to) => {
    const part = await get(anns.videoUrl!, { Range: range })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${bytes.length}`])
    expect(part.headers.get('content-length')).toBe(`${to - from}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to))).toBe(true)
  })

  test('has nothing behind its end', async () => {
    const beyond = await get(anns.videoUrl!, { Range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range'), await beyond.text()]).toEqual([
      416,
      `bytes */${bytes.length}`,
      '',
    ])
  })

  test('shows its length without a byte, whole and in part', async () => {
    const head = await get(anns.videoUrl!, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, `${bytes.length}`, ''])
    const part = await get(anns.videoUrl!, { Range: 'bytes=0-9' }, 'HEAD')
    expect([part.status, part.headers.get('content-length')]).toEqual([206, '10'])
    expect((await get(`/api/elevator-pitch/${anns.id}/video`, {}, 'HEAD')).status).toBe(403)
  })
})
