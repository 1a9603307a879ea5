import { type Locker, Server } from '@tus/server'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { refuseUnverified } from '../../http/signed-in.ts'
import { fileIdOf, isOfSamePerson } from '../../media/uploads/file-id.ts'
import type { Uploads, WaitingUpload } from '../../media/uploads/uploads.ts'
import { Problem } from '../../problem.ts'
import { queueLimits } from '../../processes/fair-queue.ts'
import type { Services } from '../../services.ts'

const path = '/api/uploads'
/** The rest of a piece is already in the bucket or folder, which `upload-limits.ts` counts. */
const pieceMostHeld = 8 * 1024 * 1024

const described = {
  make: describeCall({
    description: 'Starts a resumable upload (tus 1.0) under the UUID in Upload-Metadata: uploadId',
    doneStatus: 201,
    statuses: { 403: 'The phone number is not verified', 413: 'Larger than 100 MB' },
  }),
  look: describeCall({
    description: 'HEAD only: how much of the upload has arrived. Uploads cannot be read back',
  }),
  send: describeCall({ description: 'The next piece', doneStatus: 204, statuses: { 409: 'Wrong offset' } }),
  giveUp: describeCall({ description: 'Removes the upload', doneStatus: 204 }),
}

type Creating = (uid: string, fileId: string, make: () => Promise<Response>) => Promise<Response>

export function uploadRoutes(
  services: Pick<Services, 'database' | 'uploads' | 'rateLimits' | 'bodies' | 'env' | 'log'>,
  limits = uploadLimits,
) {
  const creating: Creating = async (uid, fileId, make) => {
    await services.rateLimits.take('upload', uid)
    await refuseUnverified(services, uid, pitchTexts.phoneNeeded)
    return createWithinLimits(services, fileId, limits, make)
  }
  return tusRoutes(services, creating, limits)
}

// Resumable uploads (tus 1.0): POST creates one under the phone's id, HEAD reports the offset, PATCH appends, DELETE cancels. Later calls refer to it
// by `uploadId`. Errors are tus' own; the phone acts on the status.
export function tusRoutes(
  services: Pick<Services, 'uploads' | 'bodies' | 'env' | 'log' | 'rateLimits'>,
  creating: Creating,
  limits = uploadLimits,
) {
  const { uploads } = services
  const fileIds = new WeakMap<object, string | null>()
  let server: Server | null = null
  const tus = async (c: Context<AppEnv>, fileId = namedFile(c), request = c.req.raw) => {
    // Created lazily, so that no folder exists before the first upload.
    server ??= createTusServer(uploads, (one) => fileIds.get(one) ?? undefined)
    fileIds.set(request, fileId)
    const answer = await server.handleWeb(request)
    return withoutReuse(answer)
  }
  return new Hono<AppEnv>()
    .post('/uploads', described.make, async (c) => {
      const { uid } = c.get('person')
      const uploadId = uploadIdIn(c.req.header('upload-metadata') ?? '')
      const fileId = fileIdOf(uid, uploadId)
      if (!fileId) throw new Problem('bad_request', { log: 'an upload without a UUID of its own' })
      return creating(uid, fileId, async () => {
        if (!(await uploads.isThere(fileId))) return tus(c, fileId, withoutBody(c.req.raw))
        return c.body(null, 201, { Location: `${path}/${uploadId}`, 'Tus-Resumable': '1.0.0', Connection: 'close' })
      })
    })
    .get('/uploads/:uploadId', described.look, (c) => {
      // Hono routes HEAD to the GET handler; uploads cannot be read back.
      if (c.req.raw.method !== 'HEAD') throw new Problem('not_found')
      return tus(c)
    })
    .patch('/uploads/:uploadId', described.send, (c) => {
      const mayUse = async () => {
        const fileId = namedFile(c)
        if (!fileId || !(await uploads.isThere(fileId))) throw new Problem('not_found')
        refuseFull(
          (await uploads.waiting()).filter((upload) => upload.fileId !== fileId),
          limits,
        )
      }
      return rightsBeforeBytes(c, services, { mayUse, mostHeld: pieceMostHeld }, () => tus(c))
    })
    .delete('/uploads/:uploadId', described.giveUp, (c) => tus(c))
}

const namedFile = (c: Context<AppEnv>) => fileIdOf(c.get('person').uid, c.req.param('uploadId') ?? '')

/** Creations are serialized, so a body sent along is dropped instead of read; the phone resends it as a piece. */
function withoutBody({ url, method, headers }: Request): Request {
  const kept = new Headers(headers)
  for (const name of ['Content-Type', 'Content-Length']) kept.delete(name)
  return new Request(url, { method, headers: kept })
}

// Closes the connection. Chromium resends a whole piece when a reused connection breaks, tripling the traffic on a bad link; and a piece refused for
// its offset must not be read to its end.
function withoutReuse(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Connection', 'close')
  return new Response(answer.body, { status: answer.status, headers })
}

function uploadIdIn(metadata: string): string {
  const value = /(?:^|,)\s*uploadId\s+([A-Za-z0-9+/=]+)/.exec(metadata)?.[1] ?? ''
  return Buffer.from(value, 'base64').toString()
}

export const uploadMaxBytes = 100 * 1024 * 1024
/** How long an upload's old connection may keep writing after the phone reconnects. */
const lockDrainMs = 300

/** Creations are already serialized, and one interrupted by a crash can be repeated without waiting for a lock. */
const unlocked: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) }

function createTusServer(uploads: Uploads, fileNamedBy: (request: object) => string | undefined): Server {
  return new Server({
    path,
    datastore: uploads.store(),
    locker: ({ method }: Request) => (method === 'POST' ? unlocked : uploads.locker),
    maxSize: uploadMaxBytes,
    relativeLocation: true,
    lockDrainTimeout: lockDrainMs,
    // Same origin only: no CORS headers.
    allowedOrigins: [],
    // The POST route refuses requests that name no file.
    namingFunction: (request) => fileNamedBy(request)!,
    getFileIdFromRequest: fileNamedBy,
    generateUrl: (_request, { path: root, id }) => `${root}/${id.slice(-36)}`,
  })
}

/** Users send one video at a time; the rest is for retries with new keys. */
export const uploadLimits = { perPerson: 4, uploads: 1_000, bytes: 20 * 1024 ** 3 }
type UploadLimits = typeof uploadLimits

const creationLock = 4_711_042
const retryPersonSeconds = 60
const retryAllSeconds = 300

/** Creates uploads one at a time within the limits, so that concurrent ones are counted. @throws Problem too_many_requests, unavailable */
export async function createWithinLimits<T>(
  { database, uploads }: Pick<Services, 'database' | 'uploads'>,
  fileId: string,
  limits: UploadLimits,
  make: () => Promise<T>,
): Promise<T> {
  return oneByOne(() =>
    database.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${creationLock})`)
      const waiting = (await uploads.waiting()).filter((upload) => upload.fileId !== fileId)
      const own = waiting.filter((upload) => isOfSamePerson(upload.fileId, fileId))
      if (own.length >= limits.perPerson)
        throw new Problem('too_many_requests', {
          message: `${limits.perPerson} of your videos are still uploading. Please wait until one has arrived.`,
          retryAfterSeconds: retryPersonSeconds,
        })
      refuseFull(waiting, limits)
      return make()
    }),
  )
}

function refuseFull(waiting: WaitingUpload[], limits: UploadLimits) {
  const bytes = waiting.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0)
  if (waiting.length >= limits.uploads || bytes >= limits.bytes) throw tooManyArriving()
}

let last: Promise<unknown> = Promise.resolve()
let inLine = 0

/** Waiting for the lock takes a connection and holding it a second one, so each server has at most one of each. */
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  if (inLine >= queueLimits.newUploads.mostWaiting) return Promise.reject(tooManyArriving())
  inLine += 1
  const next = last.then(work).finally(() => {
    inLine -= 1
  })
  last = next.catch(() => {})
  return next
}

function tooManyArriving() {
  return new Problem('unavailable', {
    message: 'Too many videos are arriving right now. Please try again in a few minutes.',
    retryAfterSeconds: retryAllSeconds,
  })
}
