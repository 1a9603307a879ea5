import { randomUUID } from 'node:crypto'
import { and, eq, gt, gte, inArray, lte, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { ledgerHolds } from '../../adapters/database/ledger-schema.ts'
import { keyHashOf, sealedAnswers, sealedEvents } from '../../adapters/database/schema.ts'

export const keepAnswerMs = 10 * 60_000

export const defaultLeaseMs = 30_000

export type SealedEvent = Omit<typeof sealedEvents.$inferSelect, 'answerId'>

type Row = typeof sealedAnswers.$inferSelect

type NewAnswer = Pick<Row, 'userId' | 'requestHash' | 'holdId'> & { key: string }

export type FoundAnswer = Pick<Row, 'id' | 'state' | 'requestHash'> & { isLive: boolean }

export type SealedAnswers = ReturnType<typeof createSealedAnswers>

/** Running and recent answers in the database, readable by every server. Their content is encrypted by `sealing.ts`. */
export function createSealedAnswers(database: Database, now: () => Date, leaseMs = defaultLeaseMs) {
  const after = (ms: number) => new Date(now().getTime() + ms)
  const whose = (userId: string, key: string) => and(eq(sealedAnswers.userId, userId), eq(sealedAnswers.keyHash, keyHashOf(key)))

  const found = ({ answer, hold }: { answer: Row; hold: string | null }): FoundAnswer => ({
    id: answer.id,
    state: answer.state,
    requestHash: answer.requestHash,
    // A hold the ledger has ended is not running, however fresh its lease.
    isLive: answer.state === 'running' && answer.expiresAt > now() && (answer.holdId === null || hold === 'running'),
  })
  const answersWithHold = () =>
    database
      .select({ answer: sealedAnswers, hold: ledgerHolds.state })
      .from(sealedAnswers)
      .leftJoin(ledgerHolds, eq(ledgerHolds.id, sealedAnswers.holdId))

  return {
    async find(userId: string, key: string): Promise<FoundAnswer | null> {
      const isKept = or(eq(sealedAnswers.state, 'running'), gt(sealedAnswers.expiresAt, now()))
      const [row] = await answersWithHold().where(and(whose(userId, key), isKept))
      return row ? found(row) : null
    },

    /** Replaces an earlier answer of the same key. Null if a free one runs elsewhere; the ledger prevents that for paid ones. */
    async begin({ userId, key, requestHash, holdId }: NewAnswer): Promise<string | null> {
      return database.transaction(async (tx) => {
        const isOver = or(ne(sealedAnswers.state, 'running'), lte(sealedAnswers.expiresAt, now()))
        await tx.delete(sealedAnswers).where(and(whose(userId, key), holdId === null ? isOver : undefined))
        const row = { id: randomUUID(), userId, keyHash: keyHashOf(key), requestHash, holdId, expiresAt: after(leaseMs) }
        const written = await tx
          .insert(sealedAnswers)
          .values({ ...row, state: 'running' })
          .onConflictDoNothing()
          .returning()
        return written[0]?.id ?? null
      })
    },

    async append(answerId: string, events: readonly SealedEvent[]): Promise<void> {
      await database
        .insert(sealedEvents)
        .values(events.map((event) => ({ answerId, ...event })))
        .onConflictDoNothing()
    },

    /** The answer is then kept for ten minutes. False if it is gone (account deleted, or the request was restarted). */
    async finish(id: string, state: 'done' | 'problem', last: SealedEvent, within?: Transaction): Promise<boolean> {
      const write = async (tx: Transaction) => {
        const stillRuns = and(eq(sealedAnswers.id, id), eq(sealedAnswers.state, 'running'))
        const ended = await tx
          .update(sealedAnswers)
          .set({ state, expiresAt: after(keepAnswerMs) })
          .where(stillRuns)
          .returning()
        if (ended.length > 0) await tx.insert(sealedEvents).values({ answerId: id, ...last })
        return ended.length > 0
      }
      return within ? write(within) : database.transaction(write)
    },

    /** One statement, so the state and its events are consistent; null if the answer is gone. */
    async read(id: string, from: number): Promise<(FoundAnswer & { events: SealedEvent[] }) | null> {
      const rows = await database
        .select({ answer: sealedAnswers, hold: ledgerHolds.state, number: sealedEvents.number, sealed: sealedEvents.sealed })
        .from(sealedAnswers)
        .leftJoin(ledgerHolds, eq(ledgerHolds.id, sealedAnswers.holdId))
        .leftJoin(sealedEvents, and(eq(sealedEvents.answerId, sealedAnswers.id), gte(sealedEvents.number, from)))
        .where(eq(sealedAnswers.id, id))
        .orderBy(sealedEvents.number)
      const [first] = rows
      if (!first) return null
      const events = rows.flatMap(({ number, sealed }) => (number === null || sealed === null ? [] : [{ number, sealed }]))
      return { ...found(first), events }
    },

    async renew(ids: readonly string[]): Promise<void> {
      const stillRun = and(inArray(sealedAnswers.id, [...ids]), eq(sealedAnswers.state, 'running'))
      await database
        .update(sealedAnswers)
        .set({ expiresAt: after(leaseMs) })
        .where(stillRun)
    },

    async sweep(): Promise<void> {
      const isKeptOut = and(ne(sealedAnswers.state, 'running'), lte(sealedAnswers.expiresAt, now()))
      await database.delete(sealedAnswers).where(or(isKeptOut, lte(sealedAnswers.expiresAt, after(-keepAnswerMs))))
    },
  }
}
