import { eq, sql } from 'drizzle-orm'
import { checkouts, deletedAccounts, feedback, leftDebts, sealedAnswers, users } from '../../adapters/database/schema.ts'
import { accountMarksOf } from '../../billing/trial-marks.ts'
import type { AccountDeleted } from '../../contract/accounts.ts'
import { removePitchesOf } from '../../media/pitches/remove-pitch.ts'
import type { Services } from '../../services.ts'

type Needed = Parameters<typeof removePitchesOf>[0] & Pick<Services, 'database' | 'env' | 'ledger' | 'identity' | 'uploads'>

/**
 * Deletes the account: saved pitches with their videos, uploads under way, sealed answers, rows, the e-mail on feedback, receipts, the sign-in. Unspent credits are forfeited; the ledger's entries stay under a
 * pseudonym and the trial's hashes stay, so that a number has one trial; so does the mark of a debt. Cut short, it can be requested
 * again: the sign-in goes last. A call under way that began before does not bring the account back (see `rememberPerson`).
 * @throws Problem unavailable when the identity provider cannot be reached
 */
export async function deleteAccount(services: Needed, uid: string): Promise<AccountDeleted> {
  const { database, identity, uploads } = services
  await noteDeletion(database, uid)
  const forfeited = await forgetCredits(services, uid)
  await removePitchesOf(services, uid)
  await uploads.removeOf(uid)
  await database.transaction(async (tx) => {
    await tx.update(feedback).set({ email: '' }).where(eq(feedback.userId, uid))
    // The row stays for the accounts; the receipt behind it shows who paid.
    await tx.update(checkouts).set({ receiptUrl: null }).where(eq(checkouts.userId, uid))
    await tx.delete(sealedAnswers).where(eq(sealedAnswers.userId, uid))
    await tx.delete(users).where(eq(users.id, uid))
  })
  await identity.deletePerson(uid)
  // From now on no new call is let in under this uid. Calls that were let in before may have written in the meantime.
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

/** A debt is noted under the mark of the Google account, in case it comes back. @returns credits forfeited */
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
