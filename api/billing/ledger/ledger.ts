import type { Transaction } from '../../adapters/database/database.ts'
import type { CreditReason } from '../../contract/prices.ts'
import type { WithGrant } from './grants.ts'

/** A charge in progress: ends exactly once, posted or voided. */
export interface Hold {
  id: string
  userId: string
  reason: CreditReason
  /** The price; 0 for the free re-run of an answer that was paid. */
  amount: number
  /** Rises with each run of the same key; an end is accepted only from the generation that is running. */
  generation: number
}

export type HoldOutcome =
  /** `balance` is what is left to spend. A key whose run was voided is held again, as the next generation. */
  | { outcome: 'held'; hold: Hold; balance: number }
  /** Same key, same input, still running. */
  | { outcome: 'running'; retryAfterSeconds: number }
  /** Same key, same input, already posted: `rerun` is running and free, or null when the time or the one re-run is used up. */
  | { outcome: 'posted'; holdId: string; rerun: Hold | null }
  /** Same key, other input. */
  | { outcome: 'key-reused' }
  | { outcome: 'too-few-credits'; balance: number }
  | { outcome: 'too-many-running'; retryAfterSeconds: number }

export interface HoldRequest {
  userId: string
  reason: CreditReason
  /** The Idempotency-Key, unique per person. The database gets its hash only. */
  key: string
  requestHash: string
  /** After this time without an end the reaper gives the credits back. */
  leaseMs: number
  /** Runs one person may have at once; default: any number. */
  maxRunning?: number
}

/**
 * Written in the transaction that ends the hold: what was bought exists exactly when it is charged, or given for nothing. It may run again after a failure, and
 * for the free re-run of an answer that was paid.
 */
export type Alongside = (tx: Transaction) => Promise<void>

export type PassOutcome = { outcome: 'bought' | 'too-few-credits'; balance: number } | { outcome: 'key-reused' }

/** What a request of that Idempotency-Key has cost so far, over all its runs. */
export type Charge =
  /** No such request: nothing was ever held for it. */
  | { is: 'none' }
  | { is: 'running' }
  /** It never came to an answer; the credits are back. */
  | { is: 'returned'; credits: number }
  /** `freeAgain`: the same request runs again without another charge. */
  | { is: 'paid'; freeAgain: boolean }

export interface HistoryEntry {
  id: string
  at: Date
  kind: 'granted' | 'spent' | 'returned' | 'forfeited' | 'debt-paid' | 'taken-back' | 'restored'
  /** e.g. `trial`, `purchase`, `refund`, `dispute`, or the reason spent on. */
  what: string
  /** The grant it is about, by the key it was given under. */
  grantKey: string | null
  /** Negative when spent. */
  amount: number
  balanceAfter: number
  /** True while the work is running (or the pass waits): it may still come back. */
  pending: boolean
}

/** The state of a grant: what it gave, how much of that was taken back, and in how many corrections. */
export interface GrantState {
  granted: number
  takenBack: number
  corrections: number
}

export interface Correction {
  /** The grant's own key. */
  key: string
  /** How much of the grant should be taken back in all, whatever was before; held between 0 and the grant. */
  takenBack: number
  /** How many `corrections` there were before the facts for `takenBack` were fetched. */
  seen: number
  /** `refund` or `dispute`. */
  what: string
}

export type Corrected =
  /** `moved`: credits taken back by this correction; negative when given back, 0 when all was as it should be. */
  | { outcome: 'corrected'; moved: number }
  /** There was another correction after `seen` was read: the facts may be older. Fetch them again. */
  | { outcome: 'changed-meanwhile' }
  /** There is no such grant, or its owner's account was deleted. */
  | { outcome: 'nobody' }

type AuditName = 'recent' | 'whole'

export interface AuditResult {
  audit: AuditName
  faults: number
  /** When one last came to its end; null while the first is under way. */
  finishedAt: Date | null
}

/** The credit ledger: double entry, append-only, made once by the database. Amounts are whole credits. */
export interface Ledger {
  /** What can be spent; 0 for people the ledger does not know. */
  balanceOf(userId: string): Promise<number>
  /** Gives credits once per `key` (for example `trial:<hash>` or `cs:<session>`); repeated calls change nothing. A debt is paid first. */
  grant(
    userId: string,
    amount: number,
    key: string,
    what: string,
    together?: WithGrant,
  ): Promise<{ granted: boolean; balance: number }>
  /** The state of a grant; null when there is none under that key. */
  grantStateOf(key: string): Promise<GrantState | null>
  /** Takes back, or gives back, the difference to the wanted state. What is spent already becomes a debt, which the next credits pay. */
  correct(correction: Correction): Promise<Corrected>
  /** Credits the person owes after a refund of spent ones; 0 or more. */
  owedBy(userId: string): Promise<number>
  /** Takes the person's open pass for that reason (their own first, else the oldest), else holds the price. */
  hold(request: HoldRequest): Promise<HoldOutcome>
  /**
   * Whether a run of that reason could begin: enough credits, an open pass, or a key that ran before. For refusing early; `hold` alone
   * decides.
   */
  mayBegin(request: Pick<HoldRequest, 'userId' | 'reason' | 'key'>): Promise<boolean>
  /** The state of the latest run of that key; null when there was none. */
  find(userId: string, key: string): Promise<{ state: 'running' | 'posted' | 'voided'; holdId: string } | null>
  /** What became of all runs of that key. A lease that ran out is ended first. */
  chargeOf(userId: string, key: { key: string } | { keyHash: string }): Promise<Charge>
  /** The work of these holds continues: extends their leases. */
  renew(holdIds: readonly string[], leaseMs: number): Promise<void>
  /** Ends the hold as charged. False when it was no longer running in that generation. */
  post(hold: Hold, alongside?: Alongside): Promise<boolean>
  /** Ends the hold as returned. False when it was no longer running in that generation. */
  void(hold: Hold, alongside?: Alongside): Promise<boolean>
  /** Legacy `consume-credits` and `credits/deduct`: a single-use pass for one AI call of that reason within 15 minutes. */
  buyPass(userId: string, reason: CreditReason, key: string): Promise<PassOutcome>
  /** Returns expired passes and voids holds whose lease ran out. */
  reap(): Promise<{ voided: number }>
  /** Only where a single process uses the database, at its start: whatever still runs there ran in a process that is gone. */
  voidAllRunning(): Promise<{ voided: number }>
  /**
   * Account deletion: open holds end, unspent credits are forfeited, entries stay under a pseudonym.
   * @param owing written in the same transaction where the account leaves a debt
   */
  forget(userId: string, owing?: WithGrant): Promise<{ forfeited: number }>
  /** What that pseudonym owes is this user's debt from now on, once. */
  takeOverDebt(person: string, userId: string, alongside: Alongside): Promise<void>
  /**
   * Rows that contradict each other; empty when the ledger is right. Reads everything there is, person by person.
   * @param resumes goes on where one that was cut short has come to
   */
  audit(options?: { resumes?: boolean }): Promise<string[]>
  /** The same for what has changed since the last times. Reads little more than that. */
  auditRecent(): Promise<string[]>
  /** What each audit found last, over all servers; none that has not come to a result yet. */
  lastAudits(): Promise<AuditResult[]>
  /** Newest first. */
  history(userId: string, limit: number): Promise<HistoryEntry[]>
}
