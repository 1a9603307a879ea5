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

/** Only the current generation may end a hold; a late end of an earlier one changes nothing. */
export async function endOwnHold(database: Database, hold: Hold, end: End, now: Date, alongside?: Alongside): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await lockWallet(tx, { userId: hold.userId }))) return false
    const stillRuns = and(eq(ledgerHolds.state, 'running'), eq(ledgerHolds.generation, hold.generation))
    const ended = await endHold(tx, hold.id, end, now, stillRuns)
    if (ended) await alongside?.(tx)
    return ended
  })
}

const open = inArray(ledgerHolds.state, ['pass', 'running'])
const batchSize = 200

async function voidThose(database: Database, matching: SQL | undefined, now: Date): Promise<{ voided: number }> {
  let voided = 0
  for (;;) {
    const batch = await database.select().from(ledgerHolds).where(matching).orderBy(ledgerHolds.expiresAt).limit(batchSize)
    for (const { id, person } of batch) {
      const done = await database.transaction(async (tx) => {
        await lockWallet(tx, { person })
        return endHold(tx, id, 'voided', now, matching)
      })
      if (done) voided++
    }
    if (batch.length < batchSize) return { voided }
  }
}

export function reap(database: Database, now: Date) {
  return voidThose(database, and(open, lte(ledgerHolds.expiresAt, now)), now)
}

export function voidAllRunning(database: Database, now: Date) {
  return voidThose(database, or(eq(ledgerHolds.state, 'running'), and(open, lte(ledgerHolds.expiresAt, now))), now)
}

/** See `Ledger.forget`: the wallet loses its owner, so what remains is anonymous. */
export async function forget(database: Database, userId: string, now: Date, owing?: WithGrant): Promise<{ forfeited: number }> {
  return database.transaction(async (tx) => {
    const wallet = await lockWallet(tx, { userId })
    if (!wallet) return { forfeited: 0 }
    const { person } = wallet
    const holds = await tx
      .select()
      .from(ledgerHolds)
      .where(and(eq(ledgerHolds.person, person), open))
    for (const { id } of holds) await endHold(tx, id, 'voided', now, open)
    const forfeited = (await lockWallet(tx, { person }))!.balance
    if (forfeited > 0) {
      const sides = { debit: walletOf(person), credit: 'forfeited' }
      await move(tx, { ...sides, at: now, amount: forfeited, kind: 'forfeit', what: 'account deleted', key: `forfeit:${person}` })
    }
    if ((await balanceAt(tx, debtOf(person))) < 0) await owing?.(tx, person)
    await tx
      .update(ledgerAccounts)
      .set({ owner: null })
      .where(eq(ledgerAccounts.id, walletOf(person)))
    return { forfeited }
  })
}
