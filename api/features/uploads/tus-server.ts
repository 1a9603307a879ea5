import { type Locker, Server } from '@tus/server'
import { fileIdOf } from '../../media/uploads/file-id.ts'
import type { Uploads } from '../../media/uploads/uploads.ts'

/** 100 MB as ruled in the design. */
export const uploadMaxBytes = 100 * 1024 * 1024
/** How long the old connection of an upload may still write when the phone has already come back on a new one. */
const lockDrainMs = 300

/** Creations are made one at a time already: one whose server died in the middle is made again at once, without waiting for its lock. */
const unlocked: Locker = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) }

const refusal = (status_code: number, body: string) => ({ status_code, body })

/**
 * The resumable half of uploading: a video of up to 100 MB arrives in as many pieces as the connection breaks it into.
 * @param uidOf the signed-in person of a request handed to `handleWeb`
 */
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
    // Our own page only: no Access-Control headers at all.
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
