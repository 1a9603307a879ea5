import type { Server } from '@tus/server'
import { type Context, Hono } from 'hono'
import { pitchTexts } from '../../contract/elevator-pitch-texts.ts'
import { rightsBeforeBytes } from '../../http/limits/rights-before-bytes.ts'
import { describeCall } from '../../http/route-description.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { refuseUnverified } from '../../http/verified-phone.ts'
import { fileIdOf } from '../../media/uploads/file-id.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { createTusServer } from './tus-server.ts'
import { makeWithinLimits, refuseFull, uploadLimits } from './upload-limits.ts'

const path = '/api/uploads'
/** The rest of a piece is in the bucket, or in the folder whose bytes `upload-limits.ts` counts. */
const pieceMostHeld = 8 * 1024 * 1024

const described = {
  make: describeCall({
    description: 'Begins a resumable upload (tus 1.0) under the UUID in Upload-Metadata: uploadId',
    done: 'Begun, or known already',
    doneStatus: 201,
    statuses: { 403: 'The phone number is not verified', 413: 'Larger than 100 MB' },
  }),
  look: describeCall({
    description: 'HEAD only: how much of the upload is here. Nobody reads an upload back',
    done: 'Upload-Offset',
  }),
  send: describeCall({ description: 'The next piece', done: 'Taken', doneStatus: 204, statuses: { 409: 'Another offset' } }),
  giveUp: describeCall({ description: 'Removes the upload', done: 'Removed', doneStatus: 204 }),
}

/** What is checked before an upload is created; `make` creates it. */
type Making = (uid: string, fileId: string, make: () => Promise<Response>) => Promise<Response>

/** Resumable uploads for people with a verified phone, as far as the limits allow. */
export function uploadRoutes(
  services: Pick<Services, 'database' | 'uploads' | 'rateLimits' | 'bodies' | 'env'>,
  limits = uploadLimits,
) {
  const making: Making = async (uid, fileId, make) => {
    await services.rateLimits.take('upload', uid)
    await refuseUnverified(services, uid, pitchTexts.phoneNeeded)
    return makeWithinLimits(services, fileId, limits, make)
  }
  return tusRoutes(services, making, limits)
}

/**
 * Resumable uploads (tus 1.0): POST creates one under the id the phone chose, HEAD says how much is here, PATCH continues, DELETE gives up.
 * The call that needs the file names it by `uploadId`. Errors are tus' own, short text with a status; the phone shows none of them.
 */
export function tusRoutes(
  services: Pick<Services, 'uploads' | 'bodies' | 'env' | 'rateLimits'>,
  making: Making,
  limits = uploadLimits,
) {
  const { uploads } = services
  const people = new WeakMap<Request, string>()
  let server: Server | null = null
  const tus = async (c: Context<AppEnv>, request = c.req.raw) => {
    // Created at the first upload: without one there is no folder.
    server ??= createTusServer(uploads, path, (one) => people.get(one) ?? '')
    people.set(request, c.get('person').uid)
    const answer = await server.handleWeb(request)
    return withoutReuse(answer)
  }
  return new Hono<AppEnv>()
    .post('/uploads', described.make, async (c) => {
      const { uid } = c.get('person')
      const uploadId = uploadIdIn(c.req.header('upload-metadata') ?? '')
      const fileId = fileIdOf(uid, uploadId)
      if (!fileId) throw new Problem('bad_request', { log: 'an upload without a UUID of its own' })
      return making(uid, fileId, async () => {
        if (!(await uploads.isThere(fileId))) return tus(c, withoutBody(c.req.raw))
        return c.body(null, 201, { Location: `${path}/${uploadId}`, 'Tus-Resumable': '1.0.0', Connection: 'close' })
      })
    })
    .get('/uploads/:uploadId', described.look, (c) => {
      // Hono hands HEAD to GET's handler; nobody may read an upload back.
      if (c.req.raw.method !== 'HEAD') throw new Problem('not_found')
      return tus(c)
    })
    .patch('/uploads/:uploadId', described.send, (c) => {
      const mayUse = async () => {
        const fileId = fileIdOf(c.get('person').uid, c.req.param('uploadId'))
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

/** A creation is made while everybody else's wait: bytes that come with it are not read. The phone sends them again, as a piece. */
function withoutBody({ url, method, headers }: Request): Request {
  const kept = new Headers(headers)
  for (const name of ['Content-Type', 'Content-Length']) kept.delete(name)
  return new Request(url, { method, headers: kept })
}

/**
 * A piece on a connection that was used before is sent again by Chromium itself, whole, when that connection breaks: three times the bytes
 * on a bad link. A piece refused for its offset must not be read to its end either: the cut makes the phone look again.
 */
function withoutReuse(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('Connection', 'close')
  return new Response(answer.body, { status: answer.status, headers })
}

/** From `uploadId <base64>,filetype <base64>`. */
function uploadIdIn(metadata: string): string {
  const value = /(?:^|,)\s*uploadId\s+([A-Za-z0-9+/=]+)/.exec(metadata)?.[1] ?? ''
  return Buffer.from(value, 'base64').toString()
}
