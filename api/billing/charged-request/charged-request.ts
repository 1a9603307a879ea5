import type { CreditReason } from '../../contract/prices.ts'
import type { Alongside } from '../ledger/ledger.ts'
import type { GeneratedSection } from './generation.ts'
import type { Outcome } from './who-wrote.ts'

/**
 * Makes the answer: emits each section as it is ready and stops its own calls when the signal says so. The object it returns
 * goes into the answer beside the charge. A throw gives the credits back, and so does `charge: 'returned'`, which keeps the answer.
 */
export type ChargedWork = (emit: (section: GeneratedSection) => void, signal: AbortSignal) => Promise<Outcome>

export interface ChargedRequest {
  userId: string
  reason: CreditReason
  /** 'none': the answer costs nothing (dev mode, what a paid practice includes). Everything else is as with a paid one. */
  charge?: 'price' | 'none'
  /** The person's Idempotency-Key (`idempotencyKeyOf(c)`). */
  key: string
  /** `requestHashOf(...)` over everything the answer depends on. */
  requestHash: string
  /** Join the same request while it is running (event streams) instead of the answer 409. */
  follow?: boolean
  /** Checked before the charge, over all sections flat and the charge: an answer with a hole is not charged. */
  answer?: { safeParse(value: unknown): { success: boolean } }
  work: ChargedWork
  /** Written together with the charge, all or nothing; called after the work. */
  alongside?: Alongside
}
