import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../adapters/database/database.ts'
import { keyHashOf } from '../../adapters/database/key-hash.ts'
import { paidPractices } from '../../adapters/database/schema.ts'
import { practiceHours } from '../../contract/limits.ts'
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
