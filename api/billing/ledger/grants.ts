import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { ledgerEntries } from '../../adapters/database/ledger-schema.ts'
import type { Corrected, Correction, GrantState } from './ledger.ts'
import { lockWallet, move, openDebt, openWallet, payDebt, type Wallet, walletOf } from './wallet.ts'

export type WithGrant = (tx: Transaction, person: string) => Promise<void>

const walletPrefix = walletOf('')

export function createGrants(database: Database, now: () => Date) {
  return {
    /** Grants credits once per `key` (e.g. `trial:<hash>`, `cs:<session>`). Debts are paid first. */
    async grant(userId: string, amount: number, key: string, what: string, together?: WithGrant) {
      return database.transaction(async (tx) => {
        const { person, balance } = await openWallet(tx, userId)
        const sides = { debit: 'issued', credit: walletOf(person) }
        const entry = { ...sides, at: now(), amount, kind: 'grant' as const, what, key: `grant:${key}` }
        const written = await tx
          .insert(ledgerEntries)
          .values(entry)
          .onConflictDoNothing({ target: ledgerEntries.key })
          .returning()
        if (written.length === 0) return { granted: false, balance }
        await together?.(tx, person)
        return { granted: true, balance: balance + amount - (await payDebt(tx, person, entry.key, entry.at)) }
      })
    },
    grantStateOf: (key: string) => grantStateOf(database, key),
    /** Takes back or restores the difference to the target. Credits already spent become a debt, which later credits pay. */
    async correct(correction: Correction): Promise<Corrected> {
      return database.transaction(async (tx) => {
        const grant = await grantOf(tx, correction.key)
        const wallet = grant && (await lockWallet(tx, { person: grant.person }))
        if (!wallet?.owner) return { outcome: 'no-account' }
        const state = (await grantStateOf(tx, correction.key))!
        if (state.corrections !== correction.seen) return { outcome: 'changed-meanwhile' }
        const target = Math.min(Math.max(correction.takenBack, 0), state.granted)
        const moved = target - state.takenBack
        const step = { tx, wallet, now: now(), key: `${correction.key}:${state.corrections}`, corrects: correction.key }
        if (moved > 0) await takeBack(step, moved, correction.what)
        if (moved < 0) await restore(step, -moved)
        return { outcome: 'corrected', moved }
      })
    },
  }
}

/** Needs no lock, because entries never change. */
async function grantOf(tx: Transaction | Database, key: string) {
  const [entry] = await tx
    .select({ account: ledgerEntries.credit, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.key, `grant:${key}`))
  return entry && { person: entry.account.slice(walletPrefix.length), amount: entry.amount }
}

async function grantStateOf(tx: Transaction | Database, key: string): Promise<GrantState | null> {
  const grant = await grantOf(tx, key)
  if (!grant) return null
  const { rows } = await tx.execute<Omit<GrantState, 'granted'> & Record<string, unknown>>(sql`
    SELECT coalesce(sum(CASE kind WHEN 'back' THEN amount ELSE -amount END), 0)::int AS "takenBack", count(*)::int AS corrections
    FROM ledger_entries WHERE corrects = ${key}`)
  return { granted: grant.amount, ...rows[0]! }
}

interface Step {
  tx: Transaction
  wallet: Wallet
  now: Date
  key: string
  corrects: string
}

async function takeBack({ tx, wallet, now, key, corrects }: Step, amount: number, what: string) {
  const { person, balance } = wallet
  const there = Math.min(amount, balance)
  const entry = { at: now, credit: 'issued', kind: 'back' as const, what, corrects }
  if (there > 0) await move(tx, { ...entry, debit: walletOf(person), amount: there, key: `back:${key}` })
  if (amount === there) return
  await move(tx, { ...entry, debit: await openDebt(tx, person), amount: amount - there, key: `owed:${key}` })
}

async function restore({ tx, wallet: { person }, now, key, corrects }: Step, amount: number) {
  const entry = { at: now, debit: 'issued', credit: walletOf(person), kind: 'restore' as const, what: 'restored', corrects }
  await move(tx, { ...entry, amount, key: `restore:${key}` })
  await payDebt(tx, person, `restore:${key}`, now)
}
