import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../../api/adapters/database/database.ts'
import { createMetrics } from '../../../api/adapters/metrics.ts'
import { noTracer } from '../../../api/adapters/tracing/tracer.ts'
import type { Transcriber } from '../../../api/adapters/transcription.ts'
import { createBucketVideos } from '../../../api/adapters/videos-bucket.ts'
import { createApp } from '../../../api/app.ts'
import { createAiHealth } from '../../../api/billing/ai-spending/note-ai-use.ts'
import { createChargedRequests } from '../../../api/billing/charged-request/charged-requests.ts'
import { createLedger } from '../../../api/billing/ledger/credit-ledger.ts'
import type { Coach } from '../../../api/coach/coach.ts'
import { createBuiltinCoach } from '../../../api/coach/guides/builtin-coach.ts'
import { readEnv } from '../../../api/env.ts'
import { formFolder, sweepTemporaryFiles } from '../../../api/http/forms/temporary-files.ts'
import { createBodiesInFlight } from '../../../api/http/limits/bodies-in-flight.ts'
import { listen } from '../../../api/http/listen.ts'
import { gracefulShutdown, onShutdownSignal } from '../../../api/http/on-shutdown-signal.ts'
import { createLog } from '../../../api/log.ts'
import { createUploads } from '../../../api/media/uploads/uploads.ts'
import type { Services } from '../../../api/services.ts'
import { noLimits } from '../../../api/testing/no-limits.ts'

// An API server to be killed: `node server.ts <database url> <port> <lease in ms>`. All real except the sign-in (the token is the uid), rate limits,
// and the coach's pace, which pauses between sections.
const [url, port, leaseMs] = process.argv.slice(2)

const coach = createBuiltinCoach()
const slowCoach: Coach = {
  ...coach,
  async *prepareInterview(input) {
    for await (const event of coach.prepareInterview(input)) {
      await sleep(20 + Math.random() * 180, undefined, { signal: input.signal })
      yield event
    }
  },
}

const { DATA_DIR } = process.env
const env = readEnv({ NODE_ENV: 'test', PHONE_HASH_KEY: 'k'.repeat(32), AI_DEADLINE_MS: '20000', DATA_DIR })
const log = createLog('error')
const now = () => new Date()
const database = openDatabase(url!)
const ledger = createLedger(database, now)
const telemetry = { metrics: createMetrics(), tracer: noTracer }
const chargedRequests = createChargedRequests({
  database,
  ledger,
  now,
  log,
  deadlineMs: env.AI_DEADLINE_MS,
  telemetry,
  leaseMs: Number(leaseMs),
})
const person = (uid: string) => ({ uid, email: `${uid}@example.com`, googleSubject: `g-${uid}` })
const emulatorHost = process.env.CHAOS_STORAGE_HOST
const bucket = { projectId: 'demo-chaos', bucketName: 'demo-chaos.appspot.com', emulatorHost }
/** Pauses with the recording's temporary file open. */
const transcriber: Transcriber = {
  async transcribe(_recording, signal) {
    await sleep(50 + Math.random() * 200, undefined, { signal })
    return { text: 'I led the night shift of a ward with thirty beds.', words: [] }
  },
}
// As at a real start: removes files left by a crash.
await sweepTemporaryFiles(formFolder(env))
// Services this endpoint does not need are missing and would throw.
const services = {
  ...{ env, now, log, database, ledger, chargedRequests, ...telemetry, coach: slowCoach, transcriber },
  spending: { refusal: async () => null, by: <T>(_userId: string, work: () => Promise<T>) => work() },
  aiHealth: createAiHealth(),
  bodies: createBodiesInFlight(),
  identity: { verify: async (token: string) => person(token), probe: async () => {} },
  videos: { probe: async () => {} },
  ...(emulatorHost && { uploads: createUploads(database, createBucketVideos(bucket, 'uploads/'), now) }),
  rateLimits: noLimits,
} as unknown as Services
const server = await listen(createApp(services).fetch, '127.0.0.1', Number(port))
onShutdownSignal(gracefulShutdown(services, server, () => database.$client.end()))
// A test that was ended leaves no server behind, which would keep the runner waiting for ever.
process.stdin.once('end', () => process.exit()).resume()
console.log('ready')
