import { join } from 'node:path'
import { close, type Database, migrate, openDatabase } from './adapters/database/database.ts'
import { createFirebaseIdentity } from './adapters/identity-firebase.ts'
import type { Payments } from './adapters/payments.ts'
import { createStripePayments } from './adapters/payments-stripe.ts'
import type { Transcriber } from './adapters/transcription.ts'
import { createOpenAITranscriber } from './adapters/transcription-openai.ts'
import { transcriptionSettings } from './adapters/transcription-settings.ts'
import type { Videos } from './adapters/videos.ts'
import { createBucketVideos } from './adapters/videos-bucket.ts'
import { createDiskVideos } from './adapters/videos-disk.ts'
import { createChargedRequests } from './billing/charged-request/charged-requests.ts'
import { createLedger } from './billing/ledger/credit-ledger.ts'
import { coachSettings } from './coach/coach-settings.ts'
import { createCoachPool } from './coach/processes/coach-pool.ts'
import { createDocumentReader } from './documents/document-reader.ts'
import type { Env } from './env.ts'
import { reconcile } from './features/payments/reconcile.ts'
import { formFolder } from './http/forms/temporary-files.ts'
import { createRateLimits } from './http/limits/rate-limits.ts'
import type { Log } from './log.ts'
import { sweepPitches } from './media/pitches/sweep-pitches.ts'
import { createBucketUploads } from './media/uploads/bucket-uploads.ts'
import { createFolderUploads } from './media/uploads/folder-uploads.ts'
import type { Uploads } from './media/uploads/uploads.ts'
import type { Services } from './services.ts'

function transcriberOf(env: Env): Transcriber | null {
  const settings = transcriptionSettings(env)
  return settings && createOpenAITranscriber(settings)
}

function paymentsOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Env): Payments {
  // Only tools of the command line run without: they never sell.
  const secretKey = STRIPE_SECRET_KEY ?? 'not-set'
  return createStripePayments({ secretKey, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL })
}

/** Where saved pitches are kept: the bucket that the settings name, else a folder on this machine. */
export function videosOf(env: BucketSettings): Videos {
  return bucketOf(env, 'pitches/') ?? createDiskVideos(join(env.DATA_DIR, 'pitches'))
}

type BucketSettings = Pick<
  Env,
  'VIDEO_BUCKET' | 'FIREBASE_PROJECT_ID' | 'FIREBASE_STORAGE_EMULATOR_HOST' | 'FIREBASE_SERVICE_ACCOUNT' | 'DATA_DIR'
>

function bucketOf(env: BucketSettings, folder: string) {
  const { FIREBASE_PROJECT_ID: projectId, VIDEO_BUCKET: bucketName, FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost } = env
  return bucketName
    ? createBucketVideos({ projectId, bucketName, emulatorHost, serviceAccount: env.FIREBASE_SERVICE_ACCOUNT }, folder)
    : null
}

/** Where videos arrive in pieces: in the bucket, so that the next server can go on, else in a folder of this machine. */
function uploadsOf(env: Env, database: Database, now: () => Date): Uploads {
  const parts = bucketOf(env, 'uploads/')
  return parts ? createBucketUploads(database, parts, now) : createFolderUploads(formFolder(env))
}

/** How often saves and deletions cut short by a crash are finished: at the start, then every ten minutes. */
const sweepPitchesEveryMs = 10 * 60_000

async function sweepPitchesNow(services: Services) {
  try {
    const gone = await sweepPitches(services)
    if (gone > 0) services.log.info('Removed pitches that were left half saved or half deleted', { count: gone })
  } catch (error) {
    services.log.failure('Pitches could not be swept', error)
  }
}

/** How often paid purchases without credits are looked for: at the start, then every hour. */
const reconcileEveryMs = 60 * 60_000

async function reconcileNow(services: Services) {
  try {
    await reconcile(services)
  } catch (error) {
    services.log.failure('Purchases could not be reconciled', error)
  }
}

/** How often expired passes and abandoned holds are looked for, and the ledger checked. */
const checkLedgerEveryMs = 60_000

/** Returns abandoned credits and raises an alarm when the ledger contradicts itself. */
async function checkLedger({ ledger, log }: Pick<Services, 'ledger' | 'log'>) {
  try {
    const { voided } = await ledger.reap()
    if (voided > 0) log.warn('Gave credits of abandoned holds back', { count: voided })
    const faults = await ledger.audit()
    for (const fault of faults) log.error('The ledger contradicts itself', { check: fault })
  } catch (error) {
    log.failure('The ledger could not be checked', error)
  }
}

interface Assembled {
  services: Services
  /** Makes the first upload quick; call it once the server listens. */
  warmUp(): void
  /** Ends what was started here, in order. */
  close(): Promise<void>
}

/**
 * Builds all services from the settings; the tables are brought up to date first.
 * @param databaseUrl in production the settings' own
 */
export async function assemble(env: Env, log: Log, databaseUrl: string): Promise<Assembled> {
  const database: Database = openDatabase(databaseUrl, {
    onConnectionLost: () => log.warn('An idle database connection broke; the pool opens another'),
  })
  await migrate(database)
  const now = () => new Date()
  const documents = createDocumentReader()
  const coach = createCoachPool({ settings: coachSettings(env), log })
  const ledger = createLedger(database, now)
  const services: Services = {
    env,
    now,
    log,
    database,
    ledger,
    identity: createFirebaseIdentity(env),
    coach,
    documents,
    rateLimits: createRateLimits(database),
    payments: paymentsOf(env),
    transcriber: transcriberOf(env),
    videos: videosOf(env),
    uploads: uploadsOf(env, database, now),
    chargedRequests: createChargedRequests({
      database,
      ledger,
      now,
      log,
      deadlineMs: env.AI_DEADLINE_MS,
      maxRunning: env.MAX_RUNNING_JOBS,
    }),
  }
  let isChecking = false
  const checking = setInterval(() => {
    // On a large ledger, or a database that stalls, one check may take longer than the time between two.
    if (isChecking) return
    isChecking = true
    void checkLedger(services).finally(() => {
      isChecking = false
    })
  }, checkLedgerEveryMs)
  const reconciling = setInterval(() => void reconcileNow(services), reconcileEveryMs)
  const sweeping = setInterval(() => void sweepPitchesNow(services), sweepPitchesEveryMs)
  void sweepPitchesNow(services)
  if (env.STRIPE_SECRET_KEY) void reconcileNow(services)
  return {
    services,
    warmUp() {
      coach.warmUp()
      documents.warmUp()
    },
    async close() {
      clearInterval(checking)
      clearInterval(reconciling)
      clearInterval(sweeping)
      // Gives the credits of unfinished work back while the database is still open.
      await services.chargedRequests.close()
      coach.close()
      await documents.close()
      await close(database)
    },
  }
}
