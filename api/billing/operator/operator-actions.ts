import { randomUUID } from 'node:crypto'
import { desc, eq, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { ledgerEntries, ledgerHolds, trials } from '../../adapters/database/ledger-schema.ts'
import { adminActions, feedback, users } from '../../adapters/database/schema.ts'
import type { Ledger } from '../ledger/credit-ledger.ts'
import type { HistoryEntry } from '../ledger/ledger.ts'
import { accountOf } from '../ledger/wallet.ts'
import { trialKeyOf } from '../trial-marks.ts'

type Action = typeof adminActions.$inferInsert

interface OperatorDeps {
  database: Database
  ledger: Ledger
  now: () => Date
  operator: string
}

export type FoundPerson = Awaited<ReturnType<ReturnType<typeof createOperatorActions>['find']>>

export class Refused extends Error {}

const unknownUser = (whom: string) => new Refused(`No account has the email address or uid ${whom}.`)

// What operators do for users. Every action is recorded with its reason and operator, in the same transaction if possible, under the user's ledger
// pseudonym.
export function createOperatorActions({ database, ledger, now, operator }: OperatorDeps) {
  const noted = (action: Action['action'], more: Partial<Action> = {}) => ({ at: now(), operator, action, ...more })
  const note = (entry: Action, tx: Transaction | Database = database) => tx.insert(adminActions).values(entry)

  async function uidOf(whom: string): Promise<string> {
    const [row] = await database
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.id, whom), sql`lower(${users.email}) = lower(${whom})`))
    if (!row) throw unknownUser(whom)
    return row.id
  }

  const personOf = async (uid: string): Promise<string | null> => (await accountOf(database, uid))?.person ?? null

  async function give(uid: string, credits: number, action: 'grant' | 'return', reason: string, key: string) {
    const entry = noted(action, { credits, reason, key })
    const together = async (tx: Transaction, person: string) => void (await note({ ...entry, person }, tx))
    return ledger.grant(uid, credits, `operator:${key}`, action === 'grant' ? 'given' : 'given-back', together)
  }

  return {
    async find(whom: string) {
      const uid = await uidOf(whom)
      await note(noted('find', { person: await personOf(uid) }))
      const [row] = await database.select().from(users).where(eq(users.id, uid))
      const { email, phoneVerified, createdAt, lastActiveAt } = row!
      const [balance, owed] = await Promise.all([ledger.balanceOf(uid), ledger.owedBy(uid)])
      return { uid, email, phoneVerified, createdAt, lastActiveAt, balance, owed }
    },
    async ledgerOf(whom: string, limit = 50): Promise<HistoryEntry[]> {
      const uid = await uidOf(whom)
      await note(noted('ledger', { person: await personOf(uid) }))
      return ledger.history(uid, limit)
    },
    async grant(whom: string, credits: number, { reason, key }: { reason: string; key: string }) {
      if (!Number.isInteger(credits) || credits < 1 || credits > 1_000)
        throw new Refused('Credits are a whole number from 1 to 1000.')
      return give(await uidOf(whom), credits, 'grant', reason, key)
    },
    async giveBack(whom: string, entryId: string, reason: string) {
      const uid = await uidOf(whom)
      const charge = /^\d{1,15}$/.test(entryId) ? await chargeOf(database, Number(entryId)) : undefined
      if (!charge || charge.person !== (await personOf(uid)))
        throw new Refused(`${entryId} is not a charge of this user: see \`ledger\`.`)
      if (charge.state !== 'posted') throw new Refused('Nothing to give back: this was not charged in the end.')
      return { credits: charge.amount, ...(await give(uid, charge.amount, 'return', reason, `return:${charge.holdId}`)) }
    },
    async feedback(limit = 200) {
      await note(noted('feedback'))
      return database.select().from(feedback).orderBy(desc(feedback.createdAt)).limit(limit)
    },
    /** Lets the number's next owner verify it and get a trial; the former owner keeps theirs, but must verify another number. */
    async freeNumber(phoneHash: string, reason: string): Promise<void> {
      await database.transaction(async (tx) => {
        const grantKey = sql`coalesce(${trials.grantKey}, ${trialKeyOf(phoneHash)})`
        const ofNumber = eq(trials.phoneHash, phoneHash)
        const freed = await tx
          .update(trials)
          .set({ phoneHash: `freed:${randomUUID()}`, grantKey })
          .where(ofNumber)
          .returning()
        const holders = await tx
          .update(users)
          .set({ phoneHash: null, phoneVerified: false })
          .where(eq(users.phoneHash, phoneHash))
          .returning()
        if (freed.length + holders.length === 0) throw new Refused('No account has used this number.')
        await note(noted('free-number', { person: holders[0] && (await personOf(holders[0].id)), reason }), tx)
      })
    },
    /** Records a deletion before it happens. @returns the uid @throws Refused */
    async noteDeletion(whom: string, reason: string): Promise<string> {
      const uid = await uidOf(whom)
      await note(noted('delete', { person: await personOf(uid), reason }))
      return uid
    },
  }
}

async function chargeOf(database: Database, entryId: number) {
  const { id: holdId, person, state, amount } = ledgerHolds
  const [charge] = await database
    .select({ holdId, person, state, amount })
    .from(ledgerEntries)
    .innerJoin(ledgerHolds, eq(ledgerHolds.id, ledgerEntries.holdId))
    .where(eq(ledgerEntries.id, entryId))
  return charge
}
