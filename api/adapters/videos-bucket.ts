import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { Readable } from 'node:stream'
import { cert, initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { Problem } from '../problem.ts'
import { readServiceAccount } from './service-account.ts'
import type { Videos } from './videos.ts'

/** Google's library sets 11 listeners on each stream, and Node would warn of a leak. */
EventEmitter.defaultMaxListeners = 16

interface BucketSettings {
  projectId: string
  bucketName: string
  emulatorHost?: string | undefined
  serviceAccount?: string | undefined
}

/** Objects in a Firebase Storage bucket. Nothing is public: the API streams the bytes. @param folder prefix, so that a bucket may be shared */
export function createBucketVideos(
  { projectId, bucketName, emulatorHost, serviceAccount }: BucketSettings,
  folder = 'pitches/',
): Videos {
  // firebase-admin finds its emulator only through this variable.
  if (emulatorHost) process.env.FIREBASE_STORAGE_EMULATOR_HOST = emulatorHost
  const account = serviceAccount ? readServiceAccount(serviceAccount) : null
  const options = { projectId, storageBucket: bucketName, ...(account && { credential: cert(account) }) }
  const bucket = getStorage(initializeApp(options, `videos-${randomUUID()}`)).bucket()
  const fileOf = (key: string) => bucket.file(`${folder}${key}`)

  return {
    async put(key, from, contentType) {
      const how = { resumable: false, ...asNew(contentType) }
      const sending =
        typeof from === 'string' ? bucket.upload(from, { destination: `${folder}${key}`, ...how }) : fileOf(key).save(from, how)
      await sending.catch(unlessArrived)
    },
    async read(key, range) {
      const stream = fileOf(key).createReadStream({ ...range, validation: false })
      const answered = once(stream, 'response') as Promise<[{ statusCode: number }]>
      // The first read sends the request.
      stream.read(0)
      const status = await answered.then(([{ statusCode }]) => statusCode, statusOf)
      if (status === 200 || status === 206) return Readable.toWeb(stream) as ReadableStream<Uint8Array>
      stream.on('error', () => {}).destroy()
      if (status === 404) return null
      return fail({ status })
    },
    async remove(key) {
      await fileOf(key).delete({ ignoreNotFound: true }).catch(fail)
    },
    async setAside(key) {
      await fileOf(key)
        .move(`quarantine/${folder}${key}`)
        .catch((error: unknown) => {
          if (statusOf(error) !== 404) fail(error)
        })
    },
    async *list() {
      try {
        for await (const { name, metadata } of bucket.getFilesStream({ prefix: folder })) {
          const storedAt = new Date(metadata.timeCreated ?? 0)
          yield { key: name.slice(folder.length), sizeBytes: Number(metadata.size ?? 0), storedAt }
        }
      } catch (error) {
        fail(error)
      }
    },
    async probe() {
      await bucket.getFiles({ prefix: folder, autoPaginate: false, maxResults: 1 }).catch(fail)
    },
  }
}

// Never overwrites, which makes a retry safe after a lost response. MD5 is native in Node; the library's CRC is JavaScript and would block the
// server.
const asNew = (contentType = 'application/octet-stream') => ({
  validation: 'md5' as const,
  preconditionOpts: { ifGenerationMatch: 0 },
  metadata: { contentType, cacheControl: 'private, no-store' },
})

/** 412 means an earlier try arrived and its response was lost: keys are never reused. */
function unlessArrived(error: unknown) {
  if (statusOf(error) !== 412) fail(error)
}

function statusOf(error: unknown): number | null {
  const { code, status } = (error ?? {}) as { code?: unknown; status?: unknown }
  const number = Number(code ?? status)
  return Number.isInteger(number) ? number : null
}

/** The store's own message may contain names and addresses. */
function fail(error: unknown): never {
  throw new Problem('unavailable', { log: `the video store failed: ${statusOf(error) ?? 'no status'}` })
}
