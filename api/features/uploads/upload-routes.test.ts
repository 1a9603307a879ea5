import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { users } from '../../adapters/database/schema.ts'
import { readEnv } from '../../env.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { createLog } from '../../log.ts'
import { finishedUpload, removeUploadsOf, sweepOldUploads, uploadFolder } from '../../media/uploads/resumable-uploads.ts'
import { Problem } from '../../problem.ts'
import { noLimits } from '../../testing/no-limits.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { uploadMaxBytes } from './tus-server.ts'
import { uploadLimits } from './upload-limits.ts'
import { uploadRoutes } from './upload-routes.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
beforeAll(async () => {
  const people = ['ada', 'bob', 'cyd'].map((id) => ({ id, email: '', googleSubject: id, phoneVerified: id !== 'cyd' }))
  await database.insert(users).values(people)
})
const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'))
const env = readEnv({ DATA_DIR: dataDir })
const folder = uploadFolder(env)
/** As in the product but for the people all together. */
const limits = { ...uploadLimits, uploads: 6, bytes: 5 * uploadMaxBytes }
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The routes behind a door that believes who you say you are. */
const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('person', { uid: c.req.header('x-person') ?? 'ada', email: '', name: null, picture: null, googleSubject: '' })
    await next()
  })
  .onError((error, c) => {
    if (!(error instanceof Problem)) throw error
    return c.json(error.body(), error.status, { 'Retry-After': String(error.details.retryAfterSeconds ?? '') })
  })
  .route('/api', uploadRoutes({ env, database, rateLimits: noLimits, now: () => new Date(), log: createLog('silent') }, limits))

const tus = { 'tus-resumable': '1.0.0' }
const base64 = (text: string) => Buffer.from(text).toString('base64')
async function create(uploadId: string, length: number, more: Record<string, string> = {}) {
  const headers = { ...tus, 'upload-length': `${length}`, 'upload-metadata': `uploadId ${base64(uploadId)}`, ...more }
  return await app.request('/api/uploads', { method: 'POST', headers })
}
async function send(uploadId: string, offset: number, text: string, person = 'ada') {
  const headers = { ...tus, 'upload-offset': `${offset}`, 'content-type': 'application/offset+octet-stream', 'x-person': person }
  return await app.request(`/api/uploads/${uploadId}`, { method: 'PATCH', headers, body: text })
}
async function offsetOf(uploadId: string, person = 'ada') {
  const answer = await app.request(`/api/uploads/${uploadId}`, { method: 'HEAD', headers: { ...tus, 'x-person': person } })
  return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : answer.status
}

test('a video arrives in pieces and is whole at the end', async () => {
  const id = crypto.randomUUID()
  const created = await create(id, 10)
  expect([created.status, created.headers.get('location')]).toEqual([201, `/api/uploads/${id}`])
  expect((await send(id, 0, 'hello')).status).toBe(204)
  expect(await offsetOf(id)).toBe(5)
  expect(await finishedUpload(folder, 'ada', id)).toBeNull()
  expect((await send(id, 5, 'world')).status).toBe(204)
  const upload = await finishedUpload(folder, 'ada', id)
  expect(upload?.sizeBytes).toBe(10)
  expect(readFileSync(upload!.path, 'utf8')).toBe('helloworld')
})

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
  expect(await finishedUpload(folder, 'bob', id)).toBeNull()
  expect((await app.request(`/api/uploads/${id}`, { headers: tus })).status).toBe(404)
})

test('an upload of 100 MB may begin, one byte more may not, nor one without a length or a proper id', async () => {
  expect((await create(crypto.randomUUID(), uploadMaxBytes)).status).toBe(201)
  expect((await create(crypto.randomUUID(), uploadMaxBytes + 1)).status).toBe(413)
  expect((await create('../../etc/passwd', 10)).status).toBe(400)
  const headers = { ...tus, 'upload-defer-length': '1', 'upload-metadata': `uploadId ${base64(crypto.randomUUID())}` }
  expect((await app.request('/api/uploads', { method: 'POST', headers })).status).toBe(400)
})

test('more than was announced is not taken', async () => {
  const id = crypto.randomUUID()
  await create(id, 4)
  expect((await send(id, 0, 'hello')).status).toBe(413)
})

const saying = async (answer: Response) => [
  answer.status,
  Number(answer.headers.get('retry-after')),
  ((await answer.json()) as { message: string }).message,
]

test('of twenty uploads that one person begins at the same moment four are taken, and the others learn when to come back', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(crypto.randomUUID(), 10)))
  const [taken, refused] = [answers.filter(({ status }) => status === 201), answers.filter(({ status }) => status !== 201)]
  expect(taken).toHaveLength(4)
  for (const answer of refused)
    expect(await saying(answer)).toEqual([429, 60, '4 of your videos are still uploading. Please wait until one has arrived.'])
  expect((await create(crypto.randomUUID(), 10, { 'x-person': 'bob' })).status).toBe(201)
  expect(readdirSync(folder).filter((name) => !name.endsWith('.json'))).toHaveLength(5)
})

test('all people together have so many uploads waiting, and so many bytes announced', async () => {
  const busy = [503, 300, 'Too many videos are arriving right now. Please try again in a few minutes.']
  const begin = (person: string, bytes: number) => create(crypto.randomUUID(), bytes, { 'x-person': person })
  for (let nth = 0; nth < 3; nth++) for (const person of ['ada', 'bob']) expect((await begin(person, 10)).status).toBe(201)
  expect(await saying(await begin('ada', 10))).toEqual(busy)
  rmSync(folder, { recursive: true })
  for (const person of ['ada', 'ada', 'bob', 'bob']) expect((await begin(person, uploadMaxBytes)).status).toBe(201)
  expect((await begin('ada', uploadMaxBytes)).status).toBe(201)
  expect(await saying(await begin('bob', 1))).toEqual(busy)
})

test('without a verified phone nobody puts a video on the disk', async () => {
  const answer = await create(crypto.randomUUID(), 10, { 'x-person': 'cyd' })
  expect(await saying(answer)).toEqual([403, 0, 'Please verify your phone number before you save a pitch.'])
  expect(existsSync(folder)).toBe(false)
})

test('giving up removes everything; what nobody went on with for a day goes by itself', async () => {
  const [given, old, young] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  for (const id of [given, old, young]) await create(id, 10)
  await app.request(`/api/uploads/${given}`, { method: 'DELETE', headers: tus })
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000)
  const fileOf = (id: string) => readdirSync(folder).find((name) => name.endsWith(id))!
  utimesSync(join(folder, fileOf(old)), yesterday, yesterday)
  expect(await sweepOldUploads(folder, Date.now())).toBe(1)
  const names = readdirSync(folder)
  expect(names).toHaveLength(2)
  expect(names.every((name) => name.includes(young))).toBe(true)
})

test('what somebody sent goes with the account, and nobody else’s', async () => {
  const [theirs, other] = [crypto.randomUUID(), crypto.randomUUID()]
  await create(theirs, 10)
  await create(other, 10, { 'x-person': 'bob' })
  await removeUploadsOf(folder, 'ada')
  const names = readdirSync(folder)
  expect(names).toHaveLength(2)
  expect(names.every((name) => name.includes(other))).toBe(true)
})
