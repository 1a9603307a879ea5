import { sql } from 'drizzle-orm'
import { isOfSamePerson } from '../../media/uploads/file-id.ts'
import type { WaitingUpload } from '../../media/uploads/uploads.ts'
import { Problem } from '../../problem.ts'
import { queueLimits } from '../../processes/fair-queue.ts'
import type { Services } from '../../services.ts'

interface UploadLimits {
  /** Users send one video at a time; the rest is for retries with new keys. */
  perPerson: number
  uploads: number
  bytes: number
}

export const uploadLimits: UploadLimits = { perPerson: 4, uploads: 1_000, bytes: 20 * 1024 ** 3 }

/** Arbitrary advisory lock id, held while any server creates an upload. */
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

export function refuseFull(waiting: WaitingUpload[], limits: UploadLimits) {
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
