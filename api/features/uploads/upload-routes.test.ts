import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { uploadLocks, users, uploads as waitingRows } from '../../adapters/database/schema.ts'
import { startStorageServer } from '../../adapters/testing/storage-server.ts'
import { createBucketVideos } from '../../adapters/videos-bucket.ts'
import { createDiskVideos } from '../../adapters/videos-disk.ts'
import { readEnv } from '../../env.ts'
import { createBodiesInFlight } from '../../http/limits/bodies-in-flight.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { createLog } from '../../log.ts'
import { fileIdOf } from '../../media/uploads/file-id.ts'
import { createUploads, type Uploads, unchangedForMs } from '../../media/uploads/uploads.ts'
import { Problem } from '../../problem.ts'
import { queueLimits } from '../../processes/fair-queue.ts'
import { noLimits } from '../../testing/no-limits.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { createWithinLimits, uploadLimits, uploadMaxBytes, uploadRoutes } from './upload-routes.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
beforeAll(async () => {
  const people = ['ada', 'bob', 'cyd'].map((id) => ({ id, email: '', googleSubject: id, phoneVerified: id !== 'cyd' }))
  await database.insert(users).values(people)
})
const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
const folder = join(dataDir, 'uploads')
const copyPath = join(dataDir, 'copy')
const storage = await startStorageServer()
afterAll(() => {
  rmSync(dataDir, { recursive: true })
  return storage.close()
})
/** The product's limits, with smaller totals. */
const limits = { ...uploadLimits, uploads: 6, bytes: 50 }
const log = createLog('silent')
const bucketNamed = { projectId: 'demo-uploads', bucketName: 'demo-uploads.appspot.com', emulatorHost: storage.host }
const objects = createBucketVideos(bucketNamed, 'uploads/')
const inBucket = () => createUploads(database, objects, () => new Date())
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.delete(waitingRows)
  storage.objects.clear()
})

/** The routes behind a sign-in that trusts the request. */
const appOn = (uploads: Uploads) =>
  new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('person', { uid: c.req.header('x-person') ?? 'ada', email: '', googleSubject: '' })
      await next()
    })
    .onError((error, c) => {
      if (!(error instanceof Problem)) throw error
      return c.json(error.body(), error.status, { 'Retry-After': String(error.details.retryAfterSeconds ?? '') })
    })
    .route(
      '/api',
      uploadRoutes({ uploads, database, rateLimits: noLimits, bodies: createBodiesInFlight(), env: readEnv({}), log }, limits),
    )

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')

/** A phone whose requests alternate between servers. */
function phoneOn(servers: ReturnType<typeof appOn>[]) {
  let calls = 0
  const call = async (path: string, init: RequestInit) => servers[calls++ % servers.length]!.request(path, init)
  return {
    call,
    create(uploadId: string, length: number, more: Record<string, string> = {}) {
      const headers = { ...tus, 'upload-length': `${length}`, 'upload-metadata': `uploadId ${base64(uploadId)}`, ...more }
      return call('/api/uploads', { method: 'POST', headers })
    },
    send(uploadId: string, offset: number, body: string | ReadableStream, person = 'ada') {
      const type = 'application/offset+octet-stream'
      const headers = { ...tus, 'upload-offset': `${offset}`, 'content-type': type, 'x-person': person }
      const init = { method: 'PATCH', headers, body, duplex: 'half' }
      return call(`/api/uploads/${uploadId}`, init as RequestInit)
    },
    async offsetOf(uploadId: string, person = 'ada') {
      const answer = await call(`/api/uploads/${uploadId}`, { method: 'HEAD', headers: { ...tus, 'x-person': person } })
      return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : answer.status
    },
  }
}

const saying = async (answer: Response) => [
  answer.status,
  Number(answer.headers.get('retry-after')),
  ((await answer.json()) as { message: string }).message,
]

const dayMs = 24 * 60 * 60_000

describe.each([
  ['in the folder of one machine', [createUploads(database, createDiskVideos(folder), () => new Date())]],
  ['in a bucket, with two servers', [inBucket(), inBucket()]],
])('%s', (_where, places) => {
  const { call, create, send, offsetOf } = phoneOn(places.map(appOn))
  const uploads = places.at(-1)!
  const textOf = async (uid: string, id: string) => {
    const whole = await uploads.whole(uid, id, copyPath)
    return whole && readFileSync(whole.path, 'utf8')
  }

  test('a video arrives in pieces and is whole at the end', async () => {
    const id = crypto.randomUUID()
    const created = await create(id, 10)
    expect([created.status, created.headers.get('location')]).toEqual([201, `/api/uploads/${id}`])
    expect((await send(id, 0, 'hello')).status).toBe(204)
    expect(await offsetOf(id)).toBe(5)
    expect(await textOf('ada', id)).toBeNull()
    expect((await send(id, 5, 'world')).status).toBe(204)
    expect(await textOf('ada', id)).toBe('helloworld')
  })

  test('what came before the connection broke is kept', async () => {
    const id = crypto.randomUUID()
    await create(id, 10)
    const pieces = ['hel', 'lo']
    const broken = new ReadableStream({
      async pull(controller) {
        const piece = pieces.shift()
        if (!piece) await sleep(50)
        if (piece) controller.enqueue(new TextEncoder().encode(piece))
        else controller.error(new Error('the tunnel'))
      },
    })
    await send(id, 0, broken).catch(() => {})
    await expect.poll(() => offsetOf(id)).toBe(5)
    expect((await send(id, 5, 'world')).status).toBe(204)
    expect(await textOf('ada', id)).toBe('helloworld')
  })

  test('a creation that brings the first bytes along, slowly, keeps nobody else waiting', async () => {
    const endless = new ReadableStream({ pull: () => sleep(10_000, undefined, { ref: false }) })
    const id = crypto.randomUUID()
    const metadata = `uploadId ${base64(id)}`
    const headers = {
      ...tus,
      'upload-length': '10',
      'upload-metadata': metadata,
      'content-type': 'application/offset+octet-stream',
    }
    const slow = call('/api/uploads', { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit)
    expect((await create(crypto.randomUUID(), 10, { 'x-person': 'bob' })).status).toBe(201)
    expect((await slow).status).toBe(201)
    expect(await offsetOf(id)).toBe(0)
  }, 3_000)

  test('making the same upload again empties nothing', async () => {
    const id = crypto.randomUUID()
    await create(id, 10)
    await send(id, 0, 'hello')
    expect((await create(id, 10)).status).toBe(201)
    expect(await offsetOf(id)).toBe(5)
  })

  test('a piece sent twice learns the upload’s offset, and changes nothing', async () => {
    const id = crypto.randomUUID()
    await create(id, 10)
    await send(id, 0, 'hello')
    expect((await send(id, 0, 'HELLO')).status).toBe(409)
    expect(await offsetOf(id)).toBe(5)
  })

  test('nobody reaches the upload of somebody else, not even by its id', async () => {
    const id = crypto.randomUUID()
    await create(id, 10)
    expect(await offsetOf(id, 'bob')).toBe(404)
    expect((await send(id, 0, 'x', 'bob')).status).toBe(404)
    await send(id, 0, 'helloworld')
    expect(await textOf('bob', id)).toBeNull()
    expect((await call(`/api/uploads/${id}`, { headers: tus })).status).toBe(404)
  })

  test('an upload of 100 MB may begin, one byte more may not, nor one without a length or a proper id', async () => {
    expect((await create(crypto.randomUUID(), uploadMaxBytes)).status).toBe(201)
    expect((await create(crypto.randomUUID(), uploadMaxBytes + 1)).status).toBe(413)
    expect((await create('../../etc/passwd', 10)).status).toBe(400)
    const headers = { ...tus, 'upload-defer-length': '1', 'upload-metadata': `uploadId ${base64(crypto.randomUUID())}` }
    expect((await call('/api/uploads', { method: 'POST', headers })).status).toBe(501)
  })

  test('more than was announced is not taken', async () => {
    const id = crypto.randomUUID()
    await create(id, 4)
    expect((await send(id, 0, 'hello')).status).toBe(413)
  })

  test('of twenty uploads that one person begins at the same moment four are taken, and the others learn when to come back', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(crypto.randomUUID(), 10)))
    const [taken, refused] = [answers.filter(({ status }) => status === 201), answers.filter(({ status }) => status !== 201)]
    expect(taken).toHaveLength(4)
    for (const answer of refused)
      expect(await saying(answer)).toEqual([429, 60, '4 of your videos are still uploading. Please wait until one has arrived.'])
    expect((await create(crypto.randomUUID(), 10, { 'x-person': 'bob' })).status).toBe(201)
    expect(await uploads.waiting()).toHaveLength(5)
  })

  const busy = [503, 300, 'Too many videos are arriving right now. Please try again in a few minutes.']
  const begin = (person: string, bytes: number) => create(crypto.randomUUID(), bytes, { 'x-person': person })

  test('all users together have so many uploads waiting', async () => {
    for (let nth = 0; nth < 3; nth++) for (const person of ['ada', 'bob']) expect((await begin(person, 10)).status).toBe(201)
    expect(await saying(await begin('ada', 10))).toEqual(busy)
  })

  test('what a phone announces keeps no one out; what arrived counts, for a new upload and for the next piece of another', async () => {
    for (let nth = 0; nth < 4; nth++) expect((await begin('ada', uploadMaxBytes)).status).toBe(201)
    const [full, mine] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const id of [full, mine]) expect((await create(id, 100, { 'x-person': 'bob' })).status).toBe(201)
    expect((await send(full, 0, 'x'.repeat(50), 'bob')).status).toBe(204)
    await uploads.removeOf('ada')
    expect(await saying(await begin('ada', 1))).toEqual(busy)
    expect(await saying(await send(mine, 0, 'x', 'bob'))).toEqual(busy)
    expect((await send(full, 50, 'x'.repeat(50), 'bob')).status).toBe(204)
  })

  test('without a verified phone nobody uploads a video', async () => {
    const answer = await create(crypto.randomUUID(), 10, { 'x-person': 'cyd' })
    expect(await saying(answer)).toEqual([403, 0, 'Please verify your phone number before you save a pitch.'])
    expect(await uploads.waiting()).toEqual([])
  })

  test('giving up removes everything', async () => {
    const id = crypto.randomUUID()
    await create(id, 10)
    await send(id, 0, 'hello')
    await call(`/api/uploads/${id}`, { method: 'DELETE', headers: tus })
    expect(await offsetOf(id)).toBe(404)
    expect(await uploads.waiting()).toEqual([])
    expect(storage.objects.size).toBe(0)
  })

  test.each([
    ['that has not brought a byte', '', unchangedForMs.empty],
    ['that stopped in the middle', 'hello', unchangedForMs.unfinished],
    ['that is whole and waits for its call', 'helloworld', unchangedForMs.whole],
  ])('an upload %s goes by itself', async (_what, text, mayRestMs) => {
    const id = crypto.randomUUID()
    await create(id, 10)
    if (text) await send(id, 0, text)
    const inMs = (ms: number) => new Date(Date.now() + ms)
    expect(await uploads.sweep(inMs(mayRestMs - 30_000))).toBe(0)
    expect(await offsetOf(id)).toBe(text.length)
    expect(await uploads.sweep(inMs(mayRestMs + 30_000))).toBe(1)
    expect(await offsetOf(id)).toBe(404)
    expect(storage.objects.size).toBe(0)
  })

  test('what somebody sent goes with the account, and nobody else’s', async () => {
    const [theirs, other] = [crypto.randomUUID(), crypto.randomUUID()]
    await create(theirs, 10)
    await send(theirs, 0, 'hello')
    await create(other, 5, { 'x-person': 'bob' })
    await send(other, 0, 'world', 'bob')
    await uploads.removeOf('ada')
    expect(await offsetOf(theirs)).toBe(404)
    expect(await textOf('bob', other)).toBe('world')
    expect(storage.objects.size).toBe(places.length === 2 ? 1 : 0)
  })
})

test('nine megabytes lie in the bucket as three objects, and come back byte for byte', async () => {
  const bytes = randomBytes(9 * 1024 * 1024)
  const { create, send } = phoneOn([appOn(inBucket())])
  const id = crypto.randomUUID()
  await create(id, bytes.length)
  const cut = 5_000_000
  for (const [from, to] of [
    [0, cut],
    [cut, bytes.length],
  ] as const)
    expect((await send(id, from, new Blob([bytes.subarray(from, to)]).stream())).status).toBe(204)
  expect(storage.objects.size).toBeLessThanOrEqual(4)
  await inBucket().whole('ada', id, copyPath)
  expect(readFileSync(copyPath).equals(bytes)).toBe(true)
})

test('while one server still receives, the phone comes back at another: the old request lets go, nothing is lost', async () => {
  const [old, next] = [phoneOn([appOn(inBucket())]), phoneOn([appOn(inBucket())])]
  const id = crypto.randomUUID()
  await old.create(id, 10)
  let more: ReadableStreamDefaultController | undefined
  const slow = new ReadableStream({
    start(controller) {
      more = controller
      controller.enqueue(new TextEncoder().encode('hello'))
    },
  })
  const first = old.send(id, 0, slow).catch(() => {})
  await sleep(100)
  expect(await next.offsetOf(id)).toBe(5)
  expect((await next.send(id, 5, 'world')).status).toBe(204)
  more?.error(new Error('gone'))
  await first
  const whole = await inBucket().whole('ada', id, copyPath)
  expect(whole && readFileSync(whole.path, 'utf8')).toBe('helloworld')
})

test('objects that a killed server left without a row go after an hour', async () => {
  await objects.put(crypto.randomUUID(), Buffer.from('lost'))
  await inBucket().sweep(new Date())
  expect(storage.objects.size).toBe(1)
  await inBucket().sweep(new Date(Date.now() + 2 * 60 * 60_000))
  expect(storage.objects.size).toBe(0)
})

test('a creation whose server was killed in the middle is made by the next one at once, without waiting for its lock', async () => {
  const id = crypto.randomUUID()
  const lock = { fileId: fileIdOf('ada', id)!, holder: crypto.randomUUID(), expiresAt: new Date(Date.now() + dayMs) }
  await database.insert(uploadLocks).values(lock)
  expect((await phoneOn([appOn(inBucket())]).create(id, 10)).status).toBe(201)
}, 3_000)

test('a hundred uploads wait to be begun; the next is asked to come back, and all who waited are served', async () => {
  const uploads = inBucket()
  const all = { ...uploadLimits, perPerson: Number.POSITIVE_INFINITY }
  const gate = Promise.withResolvers<void>()
  const begin = (make: () => Promise<unknown>) =>
    createWithinLimits({ database, uploads }, `tus-${crypto.randomUUID()}`, all, make)
  const waiting = Array.from({ length: queueLimits.newUploads.mostWaiting }, () => begin(() => gate.promise))
  await expect(begin(async () => 'begun')).rejects.toMatchObject({ status: 503, details: { retryAfterSeconds: 300 } })
  gate.resolve()
  await Promise.all(waiting)
  expect(await begin(async () => 'begun')).toBe('begun')
})
