import { asc, eq } from 'drizzle-orm'
import { checkouts, feedback } from '../../adapters/database/schema.ts'
import type { AccountExport } from '../../contract/accounts.ts'
import type { Services } from '../../services.ts'
import { profileOf, userRow } from './profile.ts'

/** More movements than anybody makes by hand. */
const historyLimit = 10_000

/** Everything that is kept about the person. Resumes, recordings and results are not kept, so they are not in it. */
export async function exportAccount(services: Services, uid: string): Promise<AccountExport> {
  const { database, ledger, now } = services
  const [row, profile, history, bought, sent] = await Promise.all([
    userRow(services, uid),
    profileOf(services, uid),
    ledger.history(uid, historyLimit),
    database.select().from(checkouts).where(eq(checkouts.userId, uid)).orderBy(asc(checkouts.createdAt)),
    database.select().from(feedback).where(eq(feedback.userId, uid)).orderBy(asc(feedback.createdAt)),
  ])
  return {
    exportedAt: now().toISOString(),
    profile: { ...profile, email: row.email, createdAt: row.createdAt.toISOString() },
    creditHistory: history.map(({ at, what, amount, balanceAfter }) => ({ at: at.toISOString(), what, amount, balanceAfter })),
    purchases: bought.map(({ createdAt, packageType, amountCents, currency, credits, state, refundedCents, receiptUrl }) => {
      return { at: createdAt.toISOString(), packageType, amountCents, currency, credits, state, refundedCents, receiptUrl }
    }),
    feedback: sent.map(({ createdAt, type, text, email }) => ({ at: createdAt.toISOString(), type, text, email })),
  }
}
