import { and, asc, eq, sql } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import { feedback, paidPractices, pitches, practiceUses, resumeGenerations } from '../../adapters/database/schema.ts'
import { AccountExport } from '../../contract/accounts.ts'
import type { Services } from '../../services.ts'
import { profileOf, userRow } from './profile.ts'

const historyLimit = 10_000

type Needed = Pick<Services, 'database'>

const usesOf = (kind: 'take' | 'feedback') => sql<number>`count(*) FILTER (WHERE ${practiceUses.kind} = ${kind})::int`

async function practicesOf({ database }: Needed, uid: string): Promise<AccountExport['practices']> {
  const rows = await database
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
  return rows.map(({ at, expiresAt, ...used }) => ({ at: at.toISOString(), expiresAt: expiresAt.toISOString(), ...used }))
}

async function purchasesOf({ database }: Needed, uid: string): Promise<AccountExport['purchases']> {
  const rows = await database.select().from(checkouts).where(eq(checkouts.userId, uid)).orderBy(asc(checkouts.createdAt))
  return rows.map(({ sessionId, createdAt, creditedAt, ...bought }) => ({
    ...{ ...bought, id: sessionId, at: createdAt.toISOString() },
    creditedAt: creditedAt?.toISOString() ?? null,
  }))
}

async function spokenResumesOf({ database }: Needed, uid: string): Promise<AccountExport['spokenResumes']> {
  const ofPerson = eq(resumeGenerations.userId, uid)
  const rows = await database.select().from(resumeGenerations).where(ofPerson).orderBy(asc(resumeGenerations.createdAt))
  return rows.map(({ createdAt, regenerationsUsed }) => ({ at: createdAt.toISOString(), madeAgain: regenerationsUsed }))
}

async function savedPitchesOf({ database }: Needed, uid: string): Promise<AccountExport['savedPitches']> {
  const mine = and(eq(pitches.userId, uid), eq(pitches.state, 'saved'))
  const rows = await database.select().from(pitches).where(mine).orderBy(asc(pitches.createdAt))
  return rows.map(({ createdAt, ...pitch }) => ({ ...pitch, at: createdAt.toISOString() }))
}

export async function exportAccount(services: Services, uid: string): Promise<AccountExport> {
  const { database, ledger, now } = services
  const [row, profile, creditsOwed, history, purchases, practices, spokenResumes, savedPitches, sent] = await Promise.all([
    userRow(services, uid),
    profileOf(services, uid),
    ledger.owedBy(uid),
    ledger.history(uid, historyLimit),
    purchasesOf(services, uid),
    practicesOf(services, uid),
    spokenResumesOf(services, uid),
    savedPitchesOf(services, uid),
    database.select().from(feedback).where(eq(feedback.userId, uid)).orderBy(asc(feedback.createdAt)),
  ])
  // Only what the contract names leaves the rows.
  return AccountExport.parse({
    exportedAt: now().toISOString(),
    profile: { ...row, ...profile, createdAt: row.createdAt.toISOString(), creditsOwed },
    creditHistory: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    purchases,
    practices,
    spokenResumes,
    savedPitches,
    feedback: sent.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt.toISOString() })),
  })
}
