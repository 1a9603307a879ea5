import type { Metrics } from '../../adapters/metrics.ts'
import type { Tracer } from '../../adapters/tracing/tracer.ts'
import type { CreditReason } from '../../contract/prices.ts'
import type { Log } from '../../log.ts'
import type { Ledger } from '../ledger/credit-ledger.ts'
import type { Alongside } from '../ledger/ledger.ts'
import type { GeneratedSection } from './generation.ts'
import type { SealedAnswers } from './sealed-answers.ts'
import type { Outcome } from './who-wrote.ts'

/** What every charged request is made with. */
export interface ChargedServices {
  answers: SealedAnswers
  ledger: Ledger
  log: Log
  now: () => Date
  telemetry: { metrics: Metrics; tracer: Tracer }
  deadlineMs: number
  maxRunning: number
  leaseMs: number
}

// Emits each section as it is ready, and stops when the signal aborts. The returned object is added to the answer's charge. Throwing returns the
// credits; so does `charge: 'returned'`, which keeps the answer.
export type ChargedWork = (emit: (section: GeneratedSection) => void, signal: AbortSignal) => Promise<Outcome>

export interface ChargedRequest {
  userId: string
  reason: CreditReason
  /** 'none': a free answer (dev mode, included in a paid practice). Otherwise treated like a paid one. */
  charge?: 'price' | 'none'
  key: string
  requestHash: string
  /** Join the same request if it is running (event streams) instead of responding 409. */
  follow?: boolean
  /** Validates all sections and the charge before charging: an incomplete answer is free. */
  answer?: { safeParse(value: unknown): { success: boolean } }
  work: ChargedWork
  alongside?: Alongside
}
