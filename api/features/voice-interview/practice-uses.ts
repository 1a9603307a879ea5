import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { keyHashOf, paidPractices, practiceUses } from '../../adapters/database/schema.ts'
import { practiceHours, recomputationsPerTake, takesPerQuestion } from '../../contract/limits.ts'
import { Problem } from '../../problem.ts'

export type Practice = typeof paidPractices.$inferSelect

const practiceMs = practiceHours * 60 * 60_000
/** The practice this start already bought, or a new one not yet written. */
export async function practiceFor(database: Database, userId: string, startKey: string, now: Date): Promise<Practice> {
  const startKeyHash = keyHashOf(startKey)
  const own = and(eq(paidPractices.userId, userId), eq(paidPractices.startKeyHash, startKeyHash))
  const [before] = await database.select().from(paidPractices).where(own)
  return before ?? { id: randomUUID(), userId, startKeyHash, createdAt: now, expiresAt: new Date(now.getTime() + practiceMs) }
}

/** Idempotent per start; call it in the charge's transaction. */
export async function writePractice(tx: Transaction, practice: Practice): Promise<void> {
  await tx
    .insert(paidPractices)
    .values(practice)
    .onConflictDoNothing({ target: [paidPractices.userId, paidPractices.startKeyHash] })
}

/** The user's practice with that id, or their latest. @throws Problem not_found (none, or another user's), forbidden after 24 hours */
export async function openPractice(database: Database, userId: string, id: string | undefined, now: Date): Promise<Practice> {
  const own = eq(paidPractices.userId, userId)
  const [practice] = await database
    .select()
    .from(paidPractices)
    .where(id === undefined ? own : and(own, eq(paidPractices.id, id)))
    .orderBy(desc(paidPractices.createdAt))
    .limit(1)
  if (!practice) throw new Problem('not_found', { message: 'You have no practice interview in progress. Please start one.' })
  if (now >= practice.expiresAt)
    throw new Problem('forbidden', {
      message: `This practice interview ended: it lasts ${practiceHours} hours. Start a new session to have more answers reviewed.`,
    })
  return practice
}

export interface Use {
  practiceId: string
  kind: 'take' | 'feedback'
  questionIndex: number
  /** The take the feedback is about, 1 to 3; 0 for a take itself. */
  take: number
  key: string
}

/** The first feedback on a take is not a recomputation. */
const most = { take: takesPerQuestion, feedback: 1 + recomputationsPerTake }
const usedUp = {
  take: `You have used all ${takesPerQuestion} takes of this question. You can still correct your transcript, or type an answer.`,
  feedback: `You have recomputed the feedback on this answer ${recomputationsPerTake} times, which is the limit. Record it again for more.`,
}
/** Bounds how often a repeated request may run again after its answer has expired. */
const mostRuns = 5

interface Clock {
  now: Date
  leaseMs: number
}

/** Counts a use before its work is done, so concurrent requests cannot exceed the limit. End it with `finishUse` or `releaseUse`. */
export function reserveUse(database: Database, use: Use, { now, leaseMs }: Clock): Promise<number> {
  return database.transaction(async (tx) => {
    await tx.select().from(paidPractices).where(eq(paidPractices.id, use.practiceId)).for('update')
    const others = await countOthers(tx, use, { now, leaseMs })
    const [before] = await tx.select().from(practiceUses).where(sameKey(use))
    if (before && (before.questionIndex !== use.questionIndex || before.take !== use.take)) throw new Problem('key_reused')
    // A counted row stays counted; one whose process died is counted again.
    const isCounted = before && (before.doneAt !== null || before.startedAt.getTime() > now.getTime() - leaseMs)
    if (!isCounted && others >= most[use.kind]) throw new Problem('forbidden', { message: usedUp[use.kind] })
    if (before && before.runs >= mostRuns) throw new Problem('forbidden', { message: usedUp[use.kind] })
    if (before)
      await tx
        .update(practiceUses)
        .set({ runs: before.runs + 1, startedAt: now })
        .where(sameKey(use))
    else {
      const { key, ...row } = use
      await tx.insert(practiceUses).values({ ...row, keyHash: keyHashOf(key), startedAt: now })
    }
    return Math.max(0, most[use.kind] - others - 1)
  })
}

export async function usesLeft(database: Database, use: Use, clock: Clock): Promise<number> {
  return Math.max(0, most[use.kind] - (await countOthers(database, use, clock)))
}

const sameKey = ({ practiceId, kind, key }: Use) =>
  and(eq(practiceUses.practiceId, practiceId), eq(practiceUses.kind, kind), eq(practiceUses.keyHash, keyHashOf(key)))

async function countOthers(tx: Transaction | Database, use: Use, { now, leaseMs }: Clock): Promise<number> {
  const ofSameTake = and(
    eq(practiceUses.practiceId, use.practiceId),
    eq(practiceUses.kind, use.kind),
    eq(practiceUses.questionIndex, use.questionIndex),
    eq(practiceUses.take, use.take),
    ne(practiceUses.keyHash, keyHashOf(use.key)),
  )
  const counts = or(isNotNull(practiceUses.doneAt), gt(practiceUses.startedAt, new Date(now.getTime() - leaseMs)))
  return tx.$count(practiceUses, and(ofSameTake, counts))
}

export async function finishUse(database: Database, use: Use, now: Date): Promise<void> {
  await database
    .update(practiceUses)
    .set({ doneAt: now })
    .where(and(sameKey(use), isNull(practiceUses.doneAt)))
}

/** The work failed or there was none, so it does not count. Earlier successes under the same key still do. */
export async function releaseUse(database: Database, use: Use): Promise<void> {
  await database.delete(practiceUses).where(and(sameKey(use), isNull(practiceUses.doneAt)))
}
