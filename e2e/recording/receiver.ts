import { createHash } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HttpBindings, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { readEnv } from '../../api/env.ts'
import { tusRoutes } from '../../api/features/uploads/upload-routes.ts'
import { receiveForm } from '../../api/http/forms/receive-form.ts'
import { formFolder, openTemporaryFiles } from '../../api/http/forms/temporary-files.ts'
import { createBodiesInFlight } from '../../api/http/limits/bodies-in-flight.ts'
import { createRateLimits } from '../../api/http/limits/rate-limits.ts'
import type { AppEnv } from '../../api/http/signed-in.ts'
import { createLog } from '../../api/log.ts'
import { fileIdOf } from '../../api/media/uploads/file-id.ts'
import { Problem } from '../../api/problem.ts'
import { createFolderUploads } from './folder-uploads.ts'

export interface Received {
  uid: string
  key: string
  sha256: string
  bytes: number
  atMs: number
}

/** What the receiver does with its next requests, besides receiving. */
export interface Faults {
  /** Every n-th answer is lost: the connection is cut after the work is done. 0: never. */
  dropEvery: number
  /** Answer these statuses first, one per request. */
  statuses: number[]
  /** Tokens that count below this are expired. */
  oldestToken: number
  /** How long an answer takes, ms. */
  thinkMs: number
}

const videoMaxBytes = 100 * 1024 * 1024

async function hashOf(path: string) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

/** The product's receiving parts, accepting the workbench's tokens, with faults on demand. */
export async function startReceiver({ pages = 'dist/bench', port = 0 } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'receiver-'))
  const env = readEnv({ DATA_DIR: dataDir })
  const folder = formFolder(env)
  const uploads = createFolderUploads(folder)
  const deliveries = new Map<string, Promise<Received>>()
  const received: Received[] = []
  const looks = new Map<string, Buffer>()
  const faults: Faults = { dropEvery: 0, statuses: [], oldestToken: 0, thinkMs: 0 }
  const count = { requests: 0, answers: 0, dropped: 0 }

  const app = new Hono<AppEnv & { Bindings: HttpBindings }>()
  app.onError((error, c) => {
    const problem = error instanceof Problem ? error : new Problem('unavailable', { log: String(error) })
    const seconds = problem.details.retryAfterSeconds
    if (seconds !== undefined) c.header('Retry-After', `${seconds}`)
    return c.json(problem.body(), problem.status)
  })
  app.get('/healthz', (c) => c.text('ok'))
  app.post('/bench/look/:id', async (c) => {
    looks.set(c.req.param('id'), Buffer.from(await c.req.arrayBuffer()))
    return c.body(null, 204)
  })
  app.use('/api/*', async (c, next) => {
    count.requests += 1
    const [uid, number] = (c.req.header('authorization') ?? '').replace('Bearer ', '').split('.')
    if (!uid || Number(number) < faults.oldestToken) throw new Problem('unauthenticated')
    c.set('person', { uid, email: '', googleSubject: '' })
    await next()
  })
  /** The connection is lost while the answer is under way. */
  const maybeDrop = (request: IncomingMessage) => {
    count.answers += 1
    if (faults.dropEvery === 0 || count.answers % faults.dropEvery !== 0) return
    count.dropped += 1
    request.socket.destroy()
  }
  app.use('/api/:place{answers|videos}', async (c, next) => {
    const status = faults.statuses.shift()
    if (status !== undefined) return c.json({ code: 'too_large', message: 'As requested.' }, status as 503)
    await next()
    maybeDrop(c.env.incoming)
  })
  /** A repeated upload gets the answer of the first one; a failure is forgotten. */
  function note(uid: string, key: string, file: () => Promise<{ path: string; sizeBytes: number }>): Promise<Received> {
    const name = `${uid} ${key}`
    const first = deliveries.get(name) ?? receive(uid, key, file)
    deliveries.set(name, first)
    first.catch(() => deliveries.delete(name))
    return first
  }
  async function receive(uid: string, key: string, file: () => Promise<{ path: string; sizeBytes: number }>) {
    const { path, sizeBytes: bytes } = await file()
    if (faults.thinkMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.thinkMs))
    const entry = { uid, key, sha256: await hashOf(path), bytes, atMs: Date.now() }
    received.push(entry)
    return entry
  }
  const rule = { name: 'audio', maxBytes: videoMaxBytes, tooLarge: 'File size should be less than 100MB' }
  app.post('/api/answers', async (c) => {
    const temporary = openTemporaryFiles(folder)
    try {
      const form = await receiveForm(c.req.raw, { fields: {}, file: rule }, temporary)
      const file = form.files.audio
      if (!file) throw new Problem('bad_request')
      return c.json(await note(c.get('person').uid, c.req.header('idempotency-key') ?? '', async () => file))
    } finally {
      await temporary.release()
    }
  })
  app.post('/api/videos', async (c) => {
    const { uid } = c.get('person')
    const key = c.req.header('idempotency-key') ?? ''
    const form = await receiveForm(c.req.raw, { fields: { uploadId: 36 }, file: rule }, openTemporaryFiles(folder))
    // A duplicate first: its upload has already been removed.
    const answer = await note(uid, key, async () => {
      const upload = await uploads.whole(uid, form.fields.uploadId ?? '', '')
      if (!upload) throw new Problem('not_found')
      return upload
    })
    const fileId = fileIdOf(uid, form.fields.uploadId ?? '')
    if (fileId) await uploads.remove(fileId)
    return c.json(answer)
  })
  app.route(
    '/api',
    tusRoutes(
      {
        ...{ uploads, bodies: createBodiesInFlight(), rateLimits: createRateLimits(null) },
        ...{ env: readEnv({ DATA_DIR: dataDir }), log: createLog('silent') },
      },
      (_uid, _id, make) => make(),
    ),
  )
  app.get('*', serveStatic({ root: pages }))

  const server = await new Promise<HttpServer>((resolve) => {
    const starting = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => resolve(starting as HttpServer))
  })
  return {
    port: (server.address() as AddressInfo).port,
    /** localhost counts as secure, so that the microphone and the worker are there. */
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    folder,
    faults,
    received,
    looks,
    count,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
