import { join } from 'node:path'
import { type BackgroundTask, startBackgroundWork } from './adapters/database/background-work.ts'
import { close, type Database, openDatabase, poolLoad } from './adapters/database/database.ts'
import { startDatabaseClock } from './adapters/database/database-clock.ts'
import { migrate } from './adapters/database/migrate.ts'
import { removeExpired } from './adapters/database/retention.ts'
import { createFirebaseIdentity } from './adapters/identity-firebase.ts'
import { createMetrics } from './adapters/metrics.ts'
import type { Payments } from './adapters/payments.ts'
import { createStripePayments } from './adapters/payments-stripe.ts'
import { noTracer, type Tracer } from './adapters/tracing/tracer.ts'
import { type Transcriber, transcriptionSettings } from './adapters/transcription.ts'
import { createOpenAITranscriber } from './adapters/transcription-openai.ts'
import type { Videos } from './adapters/videos.ts'
import { createBucketVideos } from './adapters/videos-bucket.ts'
import { createDiskVideos } from './adapters/videos-disk.ts'
import { createS3Videos } from './adapters/videos-s3.ts'
import { createAiHealth, notedTranscriber, noteModelCall } from './billing/ai-spending/note-ai-use.ts'
import { createSpending } from './billing/ai-spending/spending.ts'
import { createChargedRequests } from './billing/charged-request/charged-requests.ts'
import { createLedger } from './billing/ledger/credit-ledger.ts'
import { coachSettings } from './coach/coach-settings.ts'
import { createCoachPool } from './coach/processes/coach-pool.ts'
import { createDocumentReader } from './documents/document-reader.ts'
import type { Env } from './env.ts'
import { reconcile } from './features/payments/reconcile.ts'
import { formFolder, sweepTemporaryFiles } from './http/forms/temporary-files.ts'
import { createBodiesInFlight } from './http/limits/bodies-in-flight.ts'
import { createRateLimits, withUserBudget } from './http/limits/rate-limits.ts'
import type { Log } from './log.ts'
import { sweepPitches } from './media/pitches/remove-pitch.ts'
import { recordingsLoad } from './media/recordings/read-recording.ts'
import { createUploads, type Uploads } from './media/uploads/uploads.ts'
import { Problem } from './problem.ts'
import type { Services } from './services.ts'

function transcriberOf(noted: Parameters<typeof notedTranscriber>[1] & { env: Env }): Transcriber | null {
  const settings = transcriptionSettings(noted.env)
  return settings && notedTranscriber(createOpenAITranscriber(settings), noted)
}

async function tracerOf(env: Env, log: Log): Promise<Tracer> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME: serviceName } = env
  if (!endpoint) return noTracer
  const { createOtlpTracer } = await import('./adapters/tracing/otlp-tracer.ts')
  return createOtlpTracer({ endpoint, headers, serviceName, log })
}

function paymentsOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Env): Payments {
  // Only command-line tools run without a key; they never sell.
  const secretKey = STRIPE_SECRET_KEY ?? 'not-set'
  return createStripePayments({ secretKey, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL })
}

export function videosOf(env: Env): Videos {
  const videos = objectsOf(env, 'pitches/')
  const refuse = async () => {
    throw new Problem('read_only')
  }
  return env.READ_ONLY ? { ...videos, put: refuse, remove: refuse, setAside: refuse } : videos
}

/** In the bucket, so that any server can continue, else in a folder of this machine. */
export function objectsOf(env: Env, folder: string): Videos {
  const { FIREBASE_PROJECT_ID: projectId, VIDEO_BUCKET: bucketName, FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost } = env
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!bucketName) return createDiskVideos(join(env.DATA_DIR, folder))
  if (endpoint && accessKeyId && secretAccessKey)
    return createS3Videos({ endpoint, region, accessKeyId, secretAccessKey, bucketName }, folder)
  return createBucketVideos({ projectId, bucketName, emulatorHost, serviceAccount: env.FIREBASE_SERVICE_ACCOUNT }, folder)
}

export function uploadsOf(env: Env, database: Database, now: () => Date): Uploads {
  return createUploads(database, objectsOf(env, 'uploads/'), now)
}

const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

function backgroundTasks(services: Services): BackgroundTask[] {
  const { chargedRequests, database, env, ledger, log, now, uploads } = services
  const audited = async (checking: Promise<string[]>) => {
    for (const fault of await checking) log.error('The ledger contradicts itself', { check: fault })
  }
  const reaped = async () => {
    const { voided } = await ledger.reap()
    if (voided > 0) log.warn('Returned the credits of abandoned holds', { count: voided })
  }
  const swept = () => noted(log, 'Removed half-saved and half-deleted pitches', sweepPitches(services))
  return [
    { name: 'reap', everyMs: 30 * secondMs, work: reaped },
    { name: 'sweep-answers', everyMs: 30 * secondMs, work: () => chargedRequests.sweep() },
    { name: 'audit', everyMs: minuteMs, work: () => audited(ledger.auditRecent()) },
    { name: 'whole-audit', everyMs: 24 * hourMs, work: () => audited(ledger.audit({ resumes: true })) },
    { name: 'sweep-pitches', everyMs: 10 * minuteMs, work: swept },
    { name: 'sweep-uploads', everyMs: 10 * minuteMs, work: () => noted(log, 'Removed abandoned uploads', uploads.sweep(now())) },
    { name: 'retention', everyMs: hourMs, work: () => removeExpired(database, now()) },
    // Only command-line tools and local mode run without a key, and local mode has the sandbox's.
    ...(env.STRIPE_SECRET_KEY ? [{ name: 'reconcile', everyMs: hourMs, atStart: true, work: () => reconcile(services) }] : []),
  ]
}

async function noted(log: Log, message: string, removing: Promise<number>): Promise<void> {
  const count = await removing
  if (count > 0) log.info(message, { count })
}

function startSweepingForms({ env, log }: Pick<Services, 'env' | 'log'>): () => void {
  const sweep = () => void noted(log, 'Removed files that a crash left behind', sweepTemporaryFiles(formFolder(env)))
  sweep()
  const timer = setInterval(sweep, 10 * minuteMs)
  return () => clearInterval(timer)
}

export async function assemble(env: Env, log: Log, databaseUrl: string) {
  const database = openDatabase(databaseUrl, {
    readOnly: env.READ_ONLY,
    onConnectionLost: () => log.warn('An idle database connection broke; the pool opens another'),
  })
  await migrate(database)
  const clock = await startDatabaseClock(database)
  const { now } = clock
  const documents = createDocumentReader()
  const metrics = createMetrics({ withProcess: true })
  const tracer = await tracerOf(env, log)
  const { AI_DAILY_BUDGET_USD: budgetUsd, AI_BUDGET_RESERVE_USD: reserveUsd } = env
  const rateLimits = createRateLimits(
    env.READ_ONLY ? null : database,
    withUserBudget(env.AI_DAILY_BUDGET_PER_USER_USD ?? (budgetUsd && budgetUsd / 20)),
  )
  const spending = createSpending({ database, rateLimits, now, log, budgetUsd, reserveUsd })
  const aiHealth = createAiHealth()
  const notes = { env, metrics, tracer, spending, aiHealth }
  const coach = createCoachPool({ settings: coachSettings(env), log, onModelCall: (call) => noteModelCall(notes, call) })
  const ledger = createLedger(database, now)
  const bodies = createBodiesInFlight()
  const services: Services = {
    env,
    now,
    log,
    database,
    ledger,
    identity: createFirebaseIdentity(env),
    coach,
    documents,
    rateLimits,
    bodies,
    load: () => ({
      database: poolLoad(database),
      documents: documents.load(),
      recordings: recordingsLoad(),
      coach: coach.load(),
      bodies: { inUse: bodies.held().bytes, waiting: bodies.held().bodies },
    }),
    payments: paymentsOf(env),
    transcriber: transcriberOf(notes),
    videos: videosOf(env),
    ...{ spending, aiHealth, metrics, tracer },
    uploads: uploadsOf(env, database, now),
    chargedRequests: createChargedRequests({
      database,
      ledger,
      now,
      log,
      deadlineMs: env.AI_DEADLINE_MS,
      maxRunning: env.MAX_RUNNING_JOBS,
      telemetry: { metrics, tracer },
    }),
  }
  const stopBackgroundWork = startBackgroundWork(database, env.READ_ONLY ? [] : backgroundTasks(services), (error, task) =>
    log.failure('Work in the background failed', error, { detail: task }),
  )
  const stopSweepingForms = startSweepingForms(services)
  return {
    services,
    warmUp() {
      coach.warmUp()
      documents.warmUp()
    },
    async close() {
      stopSweepingForms()
      await stopBackgroundWork()
      // Returns the credits of unfinished work while the database is still open.
      await services.chargedRequests.close()
      coach.close()
      await spending.flush()
      await documents.close()
      await tracer.close()
      clock.stop()
      await close(database)
    },
  }
}
