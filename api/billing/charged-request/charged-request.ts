import type { CreditReason } from '../../contract/prices.ts'
import type { Alongside } from '../ledger/ledger.ts'
import type { GeneratedSection } from './generation.ts'
import type { Outcome } from './who-wrote.ts'

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
