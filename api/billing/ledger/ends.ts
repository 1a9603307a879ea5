import { and, eq, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { ledgerAccounts, ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import type { WithGrant } from './grants.ts'
import type { Alongside, Hold } from './ledger.ts'
import { balanceAt, debtOf, heldOf, lockWallet, move, payDebt, walletOf } from './wallet.ts'

type End = 'posted' | 'voided'

/** Ends a hold of a locked wallet if it still matches `only`. The only place where held credits are charged or returned. */
export async function endHold(tx: Transaction, id: string, end: End, now: Date, only: SQL | undefined): Promise<boolean> {
  const [ended] = await tx
    .update(ledgerHolds)
    .set({ state: end, endedAt: now })
    .where(and(eq(ledgerHolds.id, id), only))
    .returning()
  if (!ended) return false
  if (ended.amount === 0) return true
  await move(tx, {
    at: now,
    debit: heldOf(ended.person),
    credit: end === 'posted' ? 'earned' : walletOf(ended.person),
    amount: ended.amount,
    kind: end === 'posted' ? 'post' : 'void',
    what: ended.reason,
    key: `end:${ended.id}`,
    holdId: ended.id,
  })
  if (end === 'voided') await payDebt(tx, ended.person, `end:${ended.id}`, now)
  return true
}

const open = inArray(ledgerHolds.state, ['pass', 'running'])
const batchSize = 200

export function createEnds(database: Database, now: () => Date) {
  /** Only the current generation may end a hold; a late end of an earlier one changes nothing. */
  const endOwn = (end: End) => (hold: Hold, alongside?: Alongside) =>
    database.transaction(async (tx) => {
      if (!(await lockWallet(tx, { userId: hold.userId }))) return false
      const stillRuns = and(eq(ledgerHolds.state, 'running'), eq(ledgerHolds.generation, hold.generation))
      const ended = await endHold(tx, hold.id, end, now(), stillRuns)
      if (ended) await alongside?.(tx)
      return ended
    })

  async function voidThose(matching: SQL | undefined): Promise<{ voided: number }> {
    let voided = 0
    for (;;) {
      const batch = await database.select().from(ledgerHolds).where(matching).orderBy(ledgerHolds.expiresAt).limit(batchSize)
      for (const { id, person } of batch) {
        const done = await database.transaction(async (tx) => {
          await lockWallet(tx, { person })
          return endHold(tx, id, 'voided', now(), matching)
        })
        if (done) voided++
      }
      if (batch.length < batchSize) return { voided }
    }
  }
  const isAbandoned = () => and(open, lte(ledgerHolds.expiresAt, now()))

  return {
    /** Charges the hold. False if it was no longer running in that generation. */
    post: endOwn('posted'),
    /** Returns the hold's credits. False if it was no longer running in that generation. */
    void: endOwn('voided'),
    reap: () => voidThose(isAbandoned()),
    /** Only where one process uses the database, at its start: whatever still runs belongs to a dead process. */
    voidAllRunning: () => voidThose(or(eq(ledgerHolds.state, 'running'), isAbandoned())),
    /** For account deletion: ends open holds, forfeits credits, keeps entries under a pseudonym. `owing` is called if a debt is left. */
    async forget(userId: string, owing?: WithGrant): Promise<{ forfeited: number }> {
      return database.transaction(async (tx) => {
        const wallet = await lockWallet(tx, { userId })
        if (!wallet) return { forfeited: 0 }
        const { person } = wallet
        const ofPerson = and(eq(ledgerHolds.person, person), open)
        for (const { id } of await tx.select().from(ledgerHolds).where(ofPerson)) await endHold(tx, id, 'voided', now(), open)
        const forfeited = (await lockWallet(tx, { person }))!.balance
        if (forfeited > 0) {
          const sides = { debit: walletOf(person), credit: 'forfeited' }
          const entry = { ...sides, at: now(), amount: forfeited, kind: 'forfeit' as const, what: 'account deleted' }
          await move(tx, { ...entry, key: `forfeit:${person}` })
        }
        if ((await balanceAt(tx, debtOf(person))) < 0) await owing?.(tx, person)
        await tx
          .update(ledgerAccounts)
          .set({ owner: null })
          .where(eq(ledgerAccounts.id, walletOf(person)))
        return { forfeited }
      })
    },
  }
}
