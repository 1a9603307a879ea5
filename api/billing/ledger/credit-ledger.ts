import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { keyHashOf } from '../../adapters/database/key-hash.ts'
import { ledgerAccounts, ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import { correct, grantStateOf } from './corrections.ts'
import { endOwnHold, forget, reap, voidAllRunning } from './ends.ts'
import { grant } from './grants.ts'
import { history } from './history.ts'
import { chargeOf, hold, runsOf } from './holds.ts'
import type { Ledger } from './ledger.ts'
import { buyPass, mayBegin } from './passes.ts'
import { lastAudits, recentAudit, wholeAudit } from './recorded-audits.ts'
import { debtOf, takeOverDebt } from './wallet.ts'

/** The ledger in PostgreSQL. A movement is durable once its promise resolves. */
export function createLedger(database: Database, now: () => Date): Ledger {
  const accountOf = async (userId: string) => {
    const [account] = await database.select().from(ledgerAccounts).where(eq(ledgerAccounts.owner, userId))
    return account
  }
  return {
    balanceOf: async (userId) => (await accountOf(userId))?.balance ?? 0,
    grant: (userId, amount, key, what, together) => grant(database, userId, amount, key, what, now(), together),
    grantStateOf: (key) => grantStateOf(database, key),
    correct: (correction) => correct(database, correction, now()),
    async owedBy(userId) {
      const person = (await accountOf(userId))?.person
      if (!person) return 0
      const [debt] = await database
        .select()
        .from(ledgerAccounts)
        .where(eq(ledgerAccounts.id, debtOf(person)))
      return Math.abs(debt?.balance ?? 0)
    },
    hold: (request) => hold(database, request, now()),
    mayBegin: (request) => mayBegin(database, request, now()),
    async find(userId, key) {
      const person = (await accountOf(userId))?.person
      const [latest] = person ? await runsOf(database, person, keyHashOf(key)) : []
      // A pass has no AI call's key yet, so `pass` is never found here.
      return latest && latest.state !== 'pass' ? { state: latest.state, holdId: latest.id } : null
    },
    async chargeOf(userId, of) {
      const keyHash = 'key' in of ? keyHashOf(of.key) : of.keyHash
      const person = (await accountOf(userId))?.person
      if (!person) return { is: 'none' }
      const charge = chargeOf(await runsOf(database, person, keyHash), now())
      if (charge.is !== 'lapsed') return charge
      await reap(database, now())
      const ended = chargeOf(await runsOf(database, person, keyHash), now())
      return ended.is === 'lapsed' ? { is: 'running' } : ended
    },
    async renew(holdIds, leaseMs) {
      const stillRuns = and(inArray(ledgerHolds.id, [...holdIds]), eq(ledgerHolds.state, 'running'))
      const expiresAt = new Date(now().getTime() + leaseMs)
      await database.update(ledgerHolds).set({ expiresAt }).where(stillRuns)
    },
    post: (held, alongside) => endOwnHold(database, held, 'posted', now(), alongside),
    void: (held, alongside) => endOwnHold(database, held, 'voided', now(), alongside),
    buyPass: (userId, reason, key) => buyPass(database, userId, reason, key, now()),
    reap: () => reap(database, now()),
    voidAllRunning: () => voidAllRunning(database, now()),
    forget: (userId, owing) => forget(database, userId, now(), owing),
    takeOverDebt: (person, userId, alongside) => takeOverDebt(database, { person, userId }, now(), alongside),
    audit: (options) => wholeAudit(database, options),
    auditRecent: () => recentAudit(database),
    lastAudits: () => lastAudits(database),
    history: (userId, limit) => history(database, userId, limit),
  }
}
