import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { keyHashOf } from '../../adapters/database/key-hash.ts'
import { ledgerAccounts, ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import type { CreditReason } from '../../contract/prices.ts'
import { correct, grantStateOf } from './corrections.ts'
import { endOwnHold, forget, reap, voidAllRunning } from './ends.ts'
import { grant, type WithGrant } from './grants.ts'
import { history } from './history.ts'
import { chargeOf, hold, runsOf } from './holds.ts'
import type { Alongside, Charge, Correction, Hold, HoldRequest } from './ledger.ts'
import { buyPass, mayBegin } from './passes.ts'
import { lastAudits, recentAudit, wholeAudit } from './recorded-audits.ts'
import { debtOf, takeOverDebt } from './wallet.ts'

export type Ledger = ReturnType<typeof createLedger>

/**
 * The credit ledger: double entry, append-only, idempotent by database constraints. Amounts are whole credits. A movement is durable once its promise
 * resolves.
 */
export function createLedger(database: Database, now: () => Date) {
  const accountOf = async (userId: string) => {
    const [account] = await database.select().from(ledgerAccounts).where(eq(ledgerAccounts.owner, userId))
    return account
  }
  return {
    balanceOf: async (userId: string): Promise<number> => (await accountOf(userId))?.balance ?? 0,
    /** Grants credits once per `key` (e.g. `trial:<hash>`, `cs:<session>`). Debts are paid first. */
    grant: (userId: string, amount: number, key: string, what: string, together?: WithGrant) =>
      grant(database, userId, amount, key, what, now(), together),
    grantStateOf: (key: string) => grantStateOf(database, key),
    /** Takes back or restores the difference to the target. Credits already spent become a debt, which later credits pay. */
    correct: (correction: Correction) => correct(database, correction, now()),
    async owedBy(userId: string): Promise<number> {
      const person = (await accountOf(userId))?.person
      if (!person) return 0
      const [debt] = await database
        .select()
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.id, debtOf(person)))
      return Math.abs(debt?.balance ?? 0)
    },
    /** Uses the user's open pass for that reason (bought with this key, else the oldest), or holds the price. */
    hold: (request: HoldRequest) => hold(database, request, now()),
    /** Whether a run could start: enough credits, an open pass, or a known key. For early refusal; only `hold` decides. */
    mayBegin: (request: Pick<HoldRequest, 'userId' | 'reason' | 'key'>) => mayBegin(database, request, now()),
    async find(userId: string, key: string): Promise<{ state: 'running' | 'posted' | 'voided'; holdId: string } | null> {
      const person = (await accountOf(userId))?.person
      const [latest] = person ? await runsOf(database, person, keyHashOf(key)) : []
      // A pass has no AI call's key yet, so `pass` is never found here.
      return latest && latest.state !== 'pass' ? { state: latest.state, holdId: latest.id } : null
    },
    /** What became of all runs of that key. Ends a run with an expired lease first. */
    async chargeOf(userId: string, of: { key: string } | { keyHash: string }): Promise<Charge> {
      const keyHash = 'key' in of ? keyHashOf(of.key) : of.keyHash
      const person = (await accountOf(userId))?.person
      if (!person) return { is: 'none' }
      const charge = chargeOf(await runsOf(database, person, keyHash), now())
      if (charge.is !== 'lapsed') return charge
      await reap(database, now())
      const ended = chargeOf(await runsOf(database, person, keyHash), now())
      return ended.is === 'lapsed' ? { is: 'running' } : ended
    },
    async renew(holdIds: readonly string[], leaseMs: number): Promise<void> {
      const stillRuns = and(inArray(ledgerHolds.id, [...holdIds]), eq(ledgerHolds.state, 'running'))
      const expiresAt = new Date(now().getTime() + leaseMs)
      await database.update(ledgerHolds).set({ expiresAt }).where(stillRuns)
    },
    /** Charges the hold. False if it was no longer running in that generation. */
    post: (held: Hold, alongside?: Alongside) => endOwnHold(database, held, 'posted', now(), alongside),
    /** Returns the hold's credits. False if it was no longer running in that generation. */
    void: (held: Hold, alongside?: Alongside) => endOwnHold(database, held, 'voided', now(), alongside),
    /** Legacy `consume-credits` and `credits/deduct`: a single-use pass for one AI call of that reason within 15 minutes. */
    buyPass: (userId: string, reason: CreditReason, key: string) => buyPass(database, userId, reason, key, now()),
    reap: () => reap(database, now()),
    /** Only where one process uses the database, at its start: whatever still runs belongs to a dead process. */
    voidAllRunning: () => voidAllRunning(database, now()),
    /** For account deletion: ends open holds, forfeits credits, keeps entries under a pseudonym. `owing` is called if a debt is left. */
    forget: (userId: string, owing?: WithGrant) => forget(database, userId, now(), owing),
    takeOverDebt: (person: string, userId: string, alongside: Alongside) =>
      takeOverDebt(database, { person, userId }, now(), alongside),
    /** Contradictions found by checking every row, user by user; empty if the ledger is right. @param resumes continues an interrupted audit */
    audit: (options?: { resumes?: boolean }) => wholeAudit(database, options),
    /** Like `audit`, for what changed since the last run. */
    auditRecent: () => recentAudit(database),
    lastAudits: () => lastAudits(database),
    history: (userId: string, limit: number) => history(database, userId, limit),
  }
}
