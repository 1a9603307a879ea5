import { eq, sql } from 'drizzle-orm'
import { checkouts, leftDebts } from '../../adapters/database/ledger-schema.ts'
import { deletedAccounts, feedback, sealedAnswers, users } from '../../adapters/database/schema.ts'
import { accountMarksOf } from '../../billing/trial-marks.ts'
import type { AccountDeleted } from '../../contract/accounts.ts'
import { removePitchesOf } from '../../media/pitches/remove-pitch.ts'
import type { Services } from '../../services.ts'

type Needed = Parameters<typeof removePitchesOf>[0] & Pick<Services, 'database' | 'env' | 'ledger' | 'identity' | 'uploads'>

// Deletes the user's data and sign-in. Unspent credits are forfeited; ledger entries stay under a pseudonym, and the trial's hashes stay so that one
// user gets one trial. Safe to repeat after a failure.
export async function deleteAccount(services: Needed, uid: string): Promise<AccountDeleted> {
  const { database, identity, uploads } = services
  await noteDeletion(database, uid)
  const forfeited = await forgetCredits(services, uid)
  await removePitchesOf(services, uid)
  await uploads.removeOf(uid)
  await database.transaction(async (tx) => {
    await tx.update(feedback).set({ email: '' }).where(eq(feedback.userId, uid))
    // The row stays for accounting, but the receipt shows who paid.
    await tx.update(checkouts).set({ receiptUrl: null }).where(eq(checkouts.userId, uid))
    await tx.delete(sealedAnswers).where(eq(sealedAnswers.userId, uid))
    await tx.delete(users).where(eq(users.id, uid))
  })
  await identity.deletePerson(uid)
  // New requests for this uid are refused from here on; earlier ones may have written meanwhile.
  await noteDeletion(database, uid)
  await database.delete(users).where(eq(users.id, uid))
  return { creditsForfeited: forfeited + (await forgetCredits(services, uid)) }
}

async function noteDeletion(database: Services['database'], uid: string) {
  const deletedAt = sql`clock_timestamp()`
  await database
    .insert(deletedAccounts)
    .values({ uid, deletedAt })
    .onConflictDoUpdate({ target: deletedAccounts.uid, set: { deletedAt } })
}

/** A debt is recorded under the Google account's hash, in case it comes back. @returns credits forfeited */
async function forgetCredits({ database, env, ledger }: Needed, uid: string): Promise<number> {
  const [user] = await database.select().from(users).where(eq(users.id, uid))
  const { forfeited } = await ledger.forget(uid, async (tx, person) => {
    if (user)
      await tx
        .insert(leftDebts)
        .values({ googleSubject: accountMarksOf(env, { ...user, uid }).googleSubject, person })
        .onConflictDoNothing()
  })
  return forfeited
}
