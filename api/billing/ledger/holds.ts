import { and, asc, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import { keyHashOf } from '../../adapters/database/schema.ts'
import { creditReasons } from '../../contract/prices.ts'
import { endHold } from './ends.ts'
import type { Charge, Hold, HoldOutcome, HoldRequest } from './ledger.ts'
import { accountOf, heldOf, lockWallet, move, type Wallet, walletOf } from './wallet.ts'

const capRetrySeconds = 10

export function createHolds(database: Database, now: () => Date) {
  const runsOfUser = async (userId: string, keyHash: string) => {
    const person = (await accountOf(database, userId))?.person
    return person ? runsOf(database, person, keyHash) : []
  }
  return {
    // Uses the user's open pass for that reason (bought with this key, else the oldest), or holds the price. One transaction under the wallet's lock, so
    // one user's requests are decided one at a time.
    async hold(request: HoldRequest): Promise<HoldOutcome> {
      const at = now()
      return database.transaction(async (tx) => {
        const wallet = await lockWallet(tx, request)
        if (!wallet) return { outcome: 'too-few-credits', balance: 0 }
        const keyState = keyStateOf(await runsOf(tx, wallet.person, keyHashOf(request.key)), request, at)
        if (keyState.is === 'key-reused') return { outcome: 'key-reused' }
        if (keyState.is === 'running') return { outcome: 'running', retryAfterSeconds: keyState.retryAfterSeconds }
        const run = { tx, request, now: at, wallet: await giveBackLapsed(tx, wallet, keyState.lapsed, at) }
        return keyState.is === 'posted' ? runAgain(run, keyState) : charge(run, keyState.generation)
      })
    },
    async renew(holdIds: readonly string[], leaseMs: number): Promise<void> {
      const stillRuns = and(inArray(ledgerHolds.id, [...holdIds]), eq(ledgerHolds.state, 'running'))
      const expiresAt = new Date(now().getTime() + leaseMs)
      await database.update(ledgerHolds).set({ expiresAt }).where(stillRuns)
    },
    async find(userId: string, key: string): Promise<{ state: 'running' | 'posted' | 'voided'; holdId: string } | null> {
      const [latest] = await runsOfUser(userId, keyHashOf(key))
      // A pass has no AI call's key yet, so `pass` is never found here.
      return latest && latest.state !== 'pass' ? { state: latest.state, holdId: latest.id } : null
    },
    /** What became of all runs of that key; `lapsed` if a run with an expired lease must be ended first. */
    runs: async (userId: string, of: { key: string } | { keyHash: string }) =>
      chargeOf(await runsOfUser(userId, 'key' in of ? keyHashOf(of.key) : of.keyHash), now()),
  }
}

interface Run {
  tx: Transaction
  request: HoldRequest
  now: Date
  wallet: Wallet
}

function runsOf(tx: Transaction | Database, person: string, keyHash: string): Promise<HoldRow[]> {
  const isRun = and(eq(ledgerHolds.person, person), eq(ledgerHolds.keyHash, keyHash))
  return tx.select().from(ledgerHolds).where(isRun).orderBy(desc(ledgerHolds.generation))
}

/** An expired lease counts as returned, whether or not the reaper has run. */
async function giveBackLapsed(tx: Transaction, wallet: Wallet, lapsed: HoldRow | null, now: Date): Promise<Wallet> {
  if (!lapsed) return wallet
  await endHold(tx, lapsed.id, 'voided', now, eq(ledgerHolds.state, 'running'))
  return (await lockWallet(tx, wallet))!
}

async function runAgain(run: Run, { charge, rerunGeneration }: KeyState & { is: 'posted' }): Promise<HoldOutcome> {
  if (rerunGeneration === null) return { outcome: 'posted', holdId: charge.id, rerun: null }
  if (await atTheCap(run)) return { outcome: 'too-many-running', retryAfterSeconds: capRetrySeconds }
  const rerun = await startRun(run, { amount: 0, generation: rerunGeneration, rerunOf: charge.id })
  return { outcome: 'posted', holdId: charge.id, rerun }
}

async function charge(run: Run, generation: number): Promise<HoldOutcome> {
  const { balance } = run.wallet
  const amount = creditReasons[run.request.reason]
  const pass = await passFor(run)
  if (!pass && balance < amount) return { outcome: 'too-few-credits', balance }
  if (await atTheCap(run)) return { outcome: 'too-many-running', retryAfterSeconds: capRetrySeconds }
  if (pass) return { outcome: 'held', hold: await takePass(run, pass, generation), balance }
  const hold = await startRun(run, { amount, generation, rerunOf: null })
  return { outcome: 'held', hold, balance: balance - amount }
}

async function atTheCap({ tx, request, now, wallet }: Run): Promise<boolean> {
  if (request.maxRunning === undefined) return false
  const isRunning = and(eq(ledgerHolds.person, wallet.person), eq(ledgerHolds.state, 'running'), gt(ledgerHolds.expiresAt, now))
  const [running] = await tx.select({ count: count() }).from(ledgerHolds).where(isRunning)
  return running!.count >= request.maxRunning
}

async function passFor({ tx, request, now, wallet }: Run): Promise<HoldRow | undefined> {
  const fits = and(
    eq(ledgerHolds.person, wallet.person),
    eq(ledgerHolds.state, 'pass'),
    eq(ledgerHolds.reason, request.reason),
    gt(ledgerHolds.expiresAt, now),
  )
  const ownFirst = sql`${ledgerHolds.passKeyHash} = ${keyHashOf(request.key)} DESC`
  const [pass] = await tx
    .select()
    .from(ledgerHolds)
    .where(fits)
    .orderBy(ownFirst, asc(ledgerHolds.createdAt), asc(ledgerHolds.id))
    .limit(1)
  return pass
}

async function takePass({ tx, request, now }: Run, pass: HoldRow, generation: number): Promise<Hold> {
  const taken = {
    state: 'running' as const,
    keyHash: keyHashOf(request.key),
    requestHash: request.requestHash,
    generation,
    expiresAt: new Date(now.getTime() + request.leaseMs),
  }
  await tx.update(ledgerHolds).set(taken).where(eq(ledgerHolds.id, pass.id))
  return { id: pass.id, userId: request.userId, reason: request.reason, amount: pass.amount, generation }
}

async function startRun(run: Run, row: { amount: number; generation: number; rerunOf: string | null }): Promise<Hold> {
  const { userId, reason, key, requestHash, leaseMs } = run.request
  const expiresAt = new Date(run.now.getTime() + leaseMs)
  const values = { ...row, reason, keyHash: keyHashOf(key), requestHash, expiresAt, state: 'running' as const }
  const id = await openHold(run.tx, run.wallet.person, values, run.now)
  return { id, userId, reason, amount: row.amount, generation: row.generation }
}

type NewHold = Omit<typeof ledgerHolds.$inferInsert, 'id' | 'person' | 'createdAt'>

export async function openHold(tx: Transaction, person: string, values: NewHold, now: Date): Promise<string> {
  const [row] = await tx
    .insert(ledgerHolds)
    .values({ ...values, person, createdAt: now })
    .returning({ id: ledgerHolds.id })
  const { id } = row!
  if (values.amount > 0) {
    const sides = { debit: walletOf(person), credit: heldOf(person) }
    await move(tx, { ...sides, at: now, amount: values.amount, kind: 'hold', what: values.reason, key: `hold:${id}`, holdId: id })
  }
  return id
}

type HoldRow = typeof ledgerHolds.$inferSelect

export const rerunWithinMs = 30 * 60_000

const askAgainSeconds = 5

type KeyState =
  | { is: 'new'; generation: number; lapsed: HoldRow | null }
  | { is: 'running'; retryAfterSeconds: number }
  | { is: 'posted'; charge: HoldRow; rerunGeneration: number | null; lapsed: HoldRow | null }
  | { is: 'key-reused' }

/** What earlier runs of a key mean for the next one. @param runs all holds of that key, newest generation first */
function keyStateOf(runs: HoldRow[], request: { reason: string; requestHash: string }, now: Date): KeyState {
  const latest = runs[0]
  if (!latest) return { is: 'new', generation: 1, lapsed: null }
  if (latest.requestHash !== request.requestHash || latest.reason !== request.reason) return { is: 'key-reused' }
  const leftMs = latest.expiresAt.getTime() - now.getTime()
  if (latest.state === 'running' && leftMs > 0) {
    return { is: 'running', retryAfterSeconds: Math.min(askAgainSeconds, Math.ceil(leftMs / 1000)) }
  }
  const lapsed = latest.state === 'running' ? latest : null
  const charge = runs.find((run) => run.state === 'posted' && !run.rerunOf)
  if (!charge) return { is: 'new', generation: latest.generation + 1, lapsed }
  return { is: 'posted', charge, rerunGeneration: freeAgainIn(runs, charge, now) ? latest.generation + 1 : null, lapsed }
}

function freeAgainIn(runs: HoldRow[], charge: HoldRow, now: Date): boolean {
  const used = runs.some((run) => run.state === 'posted' && run.rerunOf)
  return !used && now.getTime() - charge.endedAt!.getTime() <= rerunWithinMs
}

/** @param runs all holds of the key, newest generation first */
function chargeOf(runs: HoldRow[], now: Date): Charge | { is: 'lapsed' } {
  const latest = runs[0]
  if (!latest) return { is: 'none' }
  if (latest.state === 'running') return { is: latest.expiresAt > now ? 'running' : 'lapsed' }
  const charge = runs.find((run) => run.state === 'posted' && !run.rerunOf)
  return charge ? { is: 'paid', freeAgain: freeAgainIn(runs, charge, now) } : { is: 'returned', credits: latest.amount }
}
