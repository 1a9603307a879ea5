import type { Transaction } from '../../adapters/database/database.ts'
import type { CreditReason } from '../../contract/prices.ts'
import type { WithGrant } from './grants.ts'

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
  key: string
  requestHash: string
  leaseMs: number
  maxRunning?: number
}

// Written in the transaction that ends the hold, so what was bought exists exactly when it is charged or given for free. May run again after a
// failure, and for the free rerun.
export type Alongside = (tx: Transaction) => Promise<void>

export type PassOutcome = { outcome: 'bought' | 'too-few-credits'; balance: number } | { outcome: 'key-reused' }

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

type AuditName = 'recent' | 'whole'

export interface AuditResult {
  audit: AuditName
  faults: number
  finishedAt: Date | null
}

/** The credit ledger: double entry, append-only, idempotent by database constraints. Amounts are whole credits. */
export interface Ledger {
  balanceOf(userId: string): Promise<number>
  /** Grants credits once per `key` (e.g. `trial:<hash>`, `cs:<session>`). Debts are paid first. */
  grant(
    userId: string,
    amount: number,
    key: string,
    what: string,
    together?: WithGrant,
  ): Promise<{ granted: boolean; balance: number }>
  grantStateOf(key: string): Promise<GrantState | null>
  /** Takes back or restores the difference to the target. Credits already spent become a debt, which later credits pay. */
  correct(correction: Correction): Promise<Corrected>
  owedBy(userId: string): Promise<number>
  /** Uses the user's open pass for that reason (bought with this key, else the oldest), or holds the price. */
  hold(request: HoldRequest): Promise<HoldOutcome>
  /** Whether a run could start: enough credits, an open pass, or a known key. For early refusal; only `hold` decides. */
  mayBegin(request: Pick<HoldRequest, 'userId' | 'reason' | 'key'>): Promise<boolean>
  find(userId: string, key: string): Promise<{ state: 'running' | 'posted' | 'voided'; holdId: string } | null>
  /** What became of all runs of that key. Ends a run with an expired lease first. */
  chargeOf(userId: string, key: { key: string } | { keyHash: string }): Promise<Charge>
  renew(holdIds: readonly string[], leaseMs: number): Promise<void>
  /** Charges the hold. False if it was no longer running in that generation. */
  post(hold: Hold, alongside?: Alongside): Promise<boolean>
  void(hold: Hold, alongside?: Alongside): Promise<boolean>
  /** Legacy `consume-credits` and `credits/deduct`: a single-use pass for one AI call of that reason within 15 minutes. */
  buyPass(userId: string, reason: CreditReason, key: string): Promise<PassOutcome>
  reap(): Promise<{ voided: number }>
  /** Only where one process uses the database, at its start: whatever still runs belongs to a dead process. */
  voidAllRunning(): Promise<{ voided: number }>
  /** For account deletion: ends open holds, forfeits credits, keeps entries under a pseudonym. `owing` is called if a debt is left. */
  forget(userId: string, owing?: WithGrant): Promise<{ forfeited: number }>
  takeOverDebt(person: string, userId: string, alongside: Alongside): Promise<void>
  /** Contradictions found by checking every row, user by user; empty if the ledger is right. @param resumes continues an interrupted audit */
  audit(options?: { resumes?: boolean }): Promise<string[]>
  /** Like `audit`, for what changed since the last run. */
  auditRecent(): Promise<string[]>
  lastAudits(): Promise<AuditResult[]>
  history(userId: string, limit: number): Promise<HistoryEntry[]>
}
