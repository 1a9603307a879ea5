import { randomUUID } from 'node:crypto'
import { and, eq, gt, gte, inArray, lte, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { keyHashOf } from '../../adapters/database/key-hash.ts'
import { ledgerHolds, sealedAnswers, sealedEvents } from '../../adapters/database/schema.ts'

/** How long an answer can be fetched again. */
export const keepAnswerMs = 10 * 60_000

/** A server that has not renewed its leases for so long is taken for dead. */
export const defaultLeaseMs = 30_000

export interface SealedEvent {
  /** From 0, without gaps. */
  number: number
  sealed: Buffer
}

interface NewAnswer {
  userId: string
  key: string
  /** Salted with the key: says nothing about the input. */
  requestHash: string
  /** Null for an answer that costs nothing. */
  holdId: string | null
}

type Row = typeof sealedAnswers.$inferSelect

export interface FoundAnswer {
  id: string
  state: Row['state']
  requestHash: string
  /** Running, and its server has said so within the lease. */
  isLive: boolean
}

export type SealedAnswers = ReturnType<typeof createSealedAnswers>

/** Running and recent answers in the database, for every server to read. All it holds of their words is encrypted by `sealing.ts`. */
export function createSealedAnswers(database: Database, now: () => Date, leaseMs = defaultLeaseMs) {
  const after = (ms: number) => new Date(now().getTime() + ms)
  const whose = (userId: string, key: string) => and(eq(sealedAnswers.userId, userId), eq(sealedAnswers.keyHash, keyHashOf(key)))

  const found = ({ answer, hold }: { answer: Row; hold: string | null }): FoundAnswer => ({
    id: answer.id,
    state: answer.state,
    requestHash: answer.requestHash,
    // What the ledger has ended does not run any more, however fresh its lease is.
    isLive: answer.state === 'running' && answer.expiresAt > now() && (answer.holdId === null || hold === 'running'),
  })
  const answersWithHold = () =>
    database
      .select({ answer: sealedAnswers, hold: ledgerHolds.state })
      .from(sealedAnswers)
      .leftJoin(ledgerHolds, eq(ledgerHolds.id, sealedAnswers.holdId))

  return {
    /** The answer of that key; null when there is none, or its ten minutes are over. */
    async find(userId: string, key: string): Promise<FoundAnswer | null> {
      const isKept = or(eq(sealedAnswers.state, 'running'), gt(sealedAnswers.expiresAt, now()))
      const [row] = await answersWithHold().where(and(whose(userId, key), isKept))
      return row ? found(row) : null
    },

    /**
     * Begins an answer, instead of an earlier one of the same key.
     * @returns its id; null when a free one of that key runs elsewhere (a paid one is alone: the ledger has seen to it)
     */
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

    /** Adds events; one that is there already stays as it is. */
    async append(answerId: string, events: readonly SealedEvent[]): Promise<void> {
      await database
        .insert(sealedEvents)
        .values(events.map((event) => ({ answerId, ...event })))
        .onConflictDoNothing()
    },

    /**
     * Writes the last event. From now on the answer is kept for ten minutes.
     * @param within the transaction of the charge, so that both are written or neither
     * @returns false when the answer is gone (the account was deleted, or the same request runs again)
     */
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

    /** The state of the answer, and its events from that number on; null when it is gone. One statement, so one moment. */
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

    /** The work on these continues here. */
    async renew(ids: readonly string[]): Promise<void> {
      const stillRun = and(inArray(sealedAnswers.id, [...ids]), eq(sealedAnswers.state, 'running'))
      await database
        .update(sealedAnswers)
        .set({ expiresAt: after(leaseMs) })
        .where(stillRun)
    },

    /** Deletes what was kept for ten minutes, and what a dead server left that long ago. */
    async sweep(): Promise<void> {
      const isKeptOut = and(ne(sealedAnswers.state, 'running'), lte(sealedAnswers.expiresAt, now()))
      await database.delete(sealedAnswers).where(or(isKeptOut, lte(sealedAnswers.expiresAt, after(-keepAnswerMs))))
    },
  }
}
