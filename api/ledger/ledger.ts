import type { CreditReason } from '../contract/prices.ts'

/** A charge in progress: ends exactly once, posted or voided. */
export interface Hold {
  id: string
  userId: string
  reason: CreditReason
  amount: number
  /** Rises with each run of the same key; an end is accepted only from the generation that is running. */
  generation: number
}

export type HoldOutcome =
  | { outcome: 'held'; hold: Hold }
  /** Same key, same input, still running. */
  | { outcome: 'running'; retryAfterSeconds: number }
  /** Same key, same input, already posted: answer again from memory; `hold` set = one free re-run is allowed. */
  | { outcome: 'posted'; holdId: string; rerun: Hold | null }
  /** Same key, other input. */
  | { outcome: 'key-reused' }
  | { outcome: 'too-few-credits'; balance: number }
  | { outcome: 'voided' }

export interface HistoryEntry {
  id: string
  at: Date
  /** e.g. `trial`, `purchase`, or the reason spent on. */
  what: string
  /** Negative when spent. */
  amount: number
  balanceAfter: number
}

/** The credit ledger: double entry, append-only, made once by the database. Amounts are whole credits. */
export interface Ledger {
  balanceOf(userId: string): Promise<number>
  /** Gives credits once per `key` (for example `trial:<hash>` or `cs:<session>`); repeated calls change nothing. */
  grant(userId: string, amount: number, key: string, what: string): Promise<{ granted: boolean; balance: number }>
  /** Takes the person's open pass for that reason, else holds the price. `key` is unique per person. */
  hold(userId: string, reason: CreditReason, key: string, requestHash: string, leaseMs: number): Promise<HoldOutcome>
  /** Ends the hold as charged. False when it was no longer running in that generation. */
  post(hold: Hold): Promise<boolean>
  /** Ends the hold as returned. False when it was no longer running in that generation. */
  void(hold: Hold): Promise<boolean>
  /** Legacy `consume-credits` and `credits/deduct`: a single-use pass for one AI call of that reason within 15 minutes. */
  buyPass(userId: string, reason: CreditReason, key: string): Promise<{ outcome: 'bought' | 'too-few-credits'; balance: number }>
  /** Returns expired passes and voids holds whose lease ran out. */
  reap(): Promise<{ voided: number }>
  /** Rows that contradict each other; empty when the books are right. */
  audit(): Promise<string[]>
  history(userId: string, limit: number): Promise<HistoryEntry[]>
}
