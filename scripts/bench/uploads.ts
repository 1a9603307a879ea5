import { randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { openDatabase } from '../../api/adapters/database/database.ts'
import { users } from '../../api/adapters/database/schema.ts'
import { createDiskVideos } from '../../api/adapters/videos-disk.ts'
import { readEnv } from '../../api/env.ts'
import { uploadRoutes } from '../../api/features/uploads/upload-routes.ts'
import { createBodiesInFlight } from '../../api/http/limits/bodies-in-flight.ts'
import type { AppEnv } from '../../api/http/signed-in.ts'
import { createLog } from '../../api/log.ts'
import { createUploads } from '../../api/media/uploads/uploads.ts'
import { noLimits } from '../../api/testing/no-limits.ts'
import { databaseUrl, startTestPostgres, templateName } from '../../api/testing/test-postgres.ts'
import { type BenchPart, medianOf, table } from './part.ts'

const rounds = 5
const video = randomBytes(28 * 1024 * 1024)
const uid = 'somebody'
const tus = { 'tus-resumable': '1.0.0' }

type Routes = Parameters<typeof uploadRoutes>[0]

/** The product's upload routes, and as the floor a PUT that streams to a file. */
function routes(services: Routes, folder: string) {
  return new Hono<AppEnv>()
    .put('/plain', async (c) => {
      const body = Readable.fromWeb(c.req.raw.body as Parameters<typeof Readable.fromWeb>[0])
      await pipeline(body, createWriteStream(join(folder, 'plain')))
      return c.body(null, 204)
    })
    .use(async (c, next) => {
      c.set('person', { uid, email: '', googleSubject: '' })
      await next()
    })
    .route('/api', uploadRoutes(services))
}

async function call(url: string, init: RequestInit) {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
}

/** As the page uploads: created, then sent in one request. Deleted outside the measured time. */
async function resumably(origin: string): Promise<number> {
  const uploadId = randomUUID()
  const named = `uploadId ${Buffer.from(uploadId).toString('base64')}`
  const ms = await msOf(async () => {
    const headers = { ...tus, 'upload-length': `${video.length}`, 'upload-metadata': named }
    await call(`${origin}/api/uploads`, { method: 'POST', headers })
    const here = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
    await call(`${origin}/api/uploads/${uploadId}`, { method: 'PATCH', headers: here, body: video })
  })
  await call(`${origin}/api/uploads/${uploadId}`, { method: 'DELETE', headers: tus })
  return ms
}

async function msOf(work: () => Promise<void>): Promise<number> {
  const startedAtMs = performance.now()
  await work()
  return performance.now() - startedAtMs
}

async function measure(origin: string): Promise<string[]> {
  const ours: number[] = []
  const floor: number[] = []
  for (let round = 0; round < rounds; round++) {
    floor.push(await msOf(() => call(`${origin}/plain`, { method: 'PUT', body: video })))
    ours.push(await resumably(origin))
  }
  const mbPerSecond = (ms: number) => `${(video.length / 1_048_576 / (ms / 1_000)).toFixed(0)} MB/s`
  const [our, plain] = [medianOf(ours), medianOf(floor)]
  return table(
    ['upload', 'of the floor', 'Greenroom', 'plain PUT'],
    [['a video of 28 MB', (plain / our).toFixed(2), mbPerSecond(our), mbPerSecond(plain)]],
  )
}

export const uploadsBench: BenchPart = {
  name: 'uploads',
  says: `bytes per second of a resumable upload, against a plain PUT to the same server, medians of ${rounds}`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-'))
    const postgres = await startTestPostgres()
    const database = openDatabase(databaseUrl(postgres.url, templateName))
    await database.insert(users).values({ id: uid, email: '', googleSubject: uid, phoneVerified: true })
    const uploads = createUploads(database, createDiskVideos(join(folder, 'uploads')), () => new Date())
    const log = createLog('silent')
    const services = { database, uploads, rateLimits: noLimits, bodies: createBodiesInFlight(), env: readEnv({}), log }
    const listening = Promise.withResolvers<AddressInfo>()
    const server = serve({ fetch: routes(services, folder).fetch, port: 0, hostname: '127.0.0.1' }, listening.resolve)
    try {
      return await measure(`http://127.0.0.1:${(await listening.promise).port}`)
    } finally {
      server.close()
      await database.$client.end()
      await postgres.stop()
      rmSync(folder, { recursive: true })
    }
  },
}
