import type { Transaction } from '../../adapters/database/database.ts'
import type { CreditReason } from '../../contract/prices.ts'

/** A charge in progress. Ends exactly once, posted or voided. */
export interface Hold {
  id: string
  userId: string
  reason: CreditReason
  /** 0 for the free rerun of a paid answer. */
  amount: number
  /** Rises with each run of the same key; only the running generation may end the hold. */
  generation: number
}

export type HoldOutcome =
  /** `balance` is what is left to spend. A voided key is held again as the next generation. */
  | { outcome: 'held'; hold: Hold; balance: number }
  | { outcome: 'running'; retryAfterSeconds: number }
  /** Already posted: `rerun` is running for free, or null if the time or the one rerun is used up. */
  | { outcome: 'posted'; holdId: string; rerun: Hold | null }
  | { outcome: 'key-reused' }
  | { outcome: 'too-few-credits'; balance: number }
  | { outcome: 'too-many-running'; retryAfterSeconds: number }

export interface HoldRequest {
  userId: string
  reason: CreditReason
  /** The Idempotency-Key, unique per user. The database stores only its hash. */
  key: string
  requestHash: string
  /** After this long without an end, the reaper returns the credits. */
  leaseMs: number
  maxRunning?: number
}

// Written in the transaction that ends the hold, so what was bought exists exactly when it is charged or given for free. May run again after a
// failure, and for the free rerun.
export type Alongside = (tx: Transaction) => Promise<void>

export type PassOutcome = { outcome: 'bought' | 'too-few-credits'; balance: number } | { outcome: 'key-reused' }

/** What an Idempotency-Key has cost over all its runs. `freeAgain`: repeating the request is not charged. */
export type Charge = { is: 'none' } | { is: 'running' } | { is: 'returned'; credits: number } | { is: 'paid'; freeAgain: boolean }

export interface HistoryEntry {
  id: string
  at: Date
  kind: 'granted' | 'spent' | 'returned' | 'forfeited' | 'debt-paid' | 'taken-back' | 'restored'
  what: string
  grantKey: string | null
  amount: number
  balanceAfter: number
  /** The work is running or the pass is unused, so the credits may still come back. */
  pending: boolean
}

export interface GrantState {
  granted: number
  takenBack: number
  corrections: number
}

export interface Correction {
  key: string
  /** The total to take back, whatever was taken before; clamped to the grant. */
  takenBack: number
  /** How many `corrections` there were when the facts for `takenBack` were fetched. */
  seen: number
  what: string
}

export type Corrected =
  | { outcome: 'corrected'; moved: number }
  /** Another correction came after `seen`, so the facts may be stale. Fetch them again. */
  | { outcome: 'changed-meanwhile' }
  | { outcome: 'no-account' }
