import { and, asc, eq, sql } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import { feedback, paidPractices, pitches, practiceUses, resumeGenerations } from '../../adapters/database/schema.ts'
import type { Services } from '../../services.ts'
import { profileOf, userRow } from './profile.ts'

const historyLimit = 10_000

type Database = Services['database']

const usesOf = (kind: 'take' | 'feedback') => sql<number>`count(*) FILTER (WHERE ${practiceUses.kind} = ${kind})::int`

const practicesOf = (database: Database, uid: string) =>
  database
    .select({
      at: paidPractices.createdAt,
      expiresAt: paidPractices.expiresAt,
      takes: usesOf('take'),
      feedbacks: usesOf('feedback'),
    })
    .from(paidPractices)
    .leftJoin(practiceUses, eq(practiceUses.practiceId, paidPractices.id))
    .where(eq(paidPractices.userId, uid))
    .groupBy(paidPractices.id)
    .orderBy(asc(paidPractices.createdAt))

function purchasesOf(database: Database, uid: string) {
  const { sessionId: id, createdAt: at, packageType, amountCents, currency, credits, state, ...later } = checkouts
  const { creditedAt, refundedCents, disputedCents, receiptUrl } = later
  const bought = { id, at, packageType, amountCents, currency, credits, state }
  return database
    .select({ ...bought, creditedAt, refundedCents, disputedCents, receiptUrl })
    .from(checkouts)
    .where(eq(checkouts.userId, uid))
    .orderBy(asc(at))
}

function spokenResumesOf(database: Database, uid: string) {
  const { createdAt: at, regenerationsUsed: madeAgain, userId } = resumeGenerations
  return database.select({ at, madeAgain }).from(resumeGenerations).where(eq(userId, uid)).orderBy(asc(at))
}

function savedPitchesOf(database: Database, uid: string) {
  const { createdAt: at, kind, contentType, sizeBytes, durationSeconds, transcript, score, standIns } = pitches
  const { refinedPitch, alternateExample } = pitches
  const said = { transcript, score, refinedPitch, alternateExample, standIns }
  return database
    .select({ at, kind, contentType, sizeBytes, durationSeconds, ...said })
    .from(pitches)
    .where(and(eq(pitches.userId, uid), eq(pitches.state, 'saved')))
    .orderBy(asc(at))
}

function feedbackOf(database: Database, uid: string) {
  const { createdAt: at, type, text, email } = feedback
  return database.select({ at, type, text, email }).from(feedback).where(eq(feedback.userId, uid)).orderBy(asc(at))
}

/** Names each column: no key, hash or internal state leaves the database. */
export async function exportAccount(services: Services, uid: string) {
  const { database, ledger, now } = services
  const { email, googleSubject, createdAt } = await userRow(services, uid)
  const history = await ledger.history(uid, historyLimit)
  return {
    exportedAt: now(),
    profile: { ...(await profileOf(services, uid)), email, googleSubject, createdAt, creditsOwed: await ledger.owedBy(uid) },
    creditHistory: history.map(({ at, what, amount, balanceAfter }) => ({ at, what, amount, balanceAfter })),
    purchases: await purchasesOf(database, uid),
    practices: await practicesOf(database, uid),
    spokenResumes: await spokenResumesOf(database, uid),
    savedPitches: await savedPitchesOf(database, uid),
    feedback: await feedbackOf(database, uid),
  }
}
