import { type Locker, Server } from '@tus/server'
import { fileIdOf } from '../../media/uploads/file-id.ts'
import type { Uploads } from '../../media/uploads/uploads.ts'

/** 100 MB is 104,857,600 bytes. */
export const uploadMaxBytes = 100 * 1024 * 1024
/** How long an upload's old connection may keep writing after the phone reconnects. */
const lockDrainMs = 300

/** Creations are already serialized, and one interrupted by a crash can be repeated without waiting for a lock. */
const unlocked: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) }

const refusal = (status_code: number, body: string) => ({ status_code, body })

/** Resumable uploads of up to 100 MB. @param uidOf the signed-in user of a request passed to `handleWeb` */
export function createTusServer(uploads: Uploads, path: string, uidOf: (request: Request) => string): Server {
  const ownerOf = (request: Request, uploadId: string | null | undefined) => {
    const fileId = fileIdOf(uidOf(request), uploadId ?? '')
    if (!fileId) throw refusal(400, 'uploadId must be a UUID')
    return fileId
  }
  return new Server({
    path,
    datastore: uploads.store(),
    ...(uploads.locker && { locker: ({ method }: Request) => (method === 'POST' ? unlocked : uploads.locker!) }),
    maxSize: uploadMaxBytes,
    relativeLocation: true,
    lockDrainTimeout: lockDrainMs,
    // Same origin only: no CORS headers.
    allowedOrigins: [],
    namingFunction: (request, metadata) => ownerOf(request as unknown as Request, metadata?.uploadId),
    getFileIdFromRequest: (request, last) => fileIdOf(uidOf(request as unknown as Request), last ?? '') ?? undefined,
    generateUrl: (_request, { path: root, id }) => `${root}/${id.slice(-36)}`,
    async onUploadCreate(_request, upload) {
      if (upload.size === undefined) throw refusal(400, 'Upload-Length is missing')
      return {}
    },
  })
}
