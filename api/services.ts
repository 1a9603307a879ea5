import type { Database } from './adapters/database/database.ts'
import type { Identity } from './adapters/identity.ts'
import type { Load, Metrics } from './adapters/metrics.ts'
import type { Payments } from './adapters/payments.ts'
import type { Tracer } from './adapters/tracing/tracer.ts'
import type { Transcriber } from './adapters/transcription.ts'
import type { Videos } from './adapters/videos.ts'
import type { AiHealth } from './billing/ai-spending/note-ai-use.ts'
import type { Spending } from './billing/ai-spending/spending.ts'
import type { ChargedRequests } from './billing/charged-request/charged-requests.ts'
import type { Ledger } from './billing/ledger/credit-ledger.ts'
import type { Coach } from './coach/coach.ts'
import type { DocumentReader } from './documents/document-reader.ts'
import type { Env } from './env.ts'
import type { BodiesInFlight } from './http/limits/bodies-in-flight.ts'
import type { RateLimits } from './http/limits/rate-limits.ts'
import type { Log } from './log.ts'
import type { Uploads } from './media/uploads/uploads.ts'

export interface Services {
  env: Env
  /** The clock, so that tests need not wait. */
  now: () => Date
  log: Log
  database: Database
  ledger: Ledger
  identity: Identity
  coach: Coach
  documents: DocumentReader
  rateLimits: RateLimits
  bodies: BodiesInFlight
  payments: Payments
  /** Null without a transcription server: the browser listens, or the user types. */
  transcriber: Transcriber | null
  videos: Videos
  uploads: Uploads
  chargedRequests: ChargedRequests
  spending: Spending
  aiHealth: AiHealth
  load(): Load
  metrics: Metrics
  tracer: Tracer
}
