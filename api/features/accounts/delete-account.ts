import { eq } from 'drizzle-orm'
import { checkouts, feedback, sealedAnswers, users } from '../../adapters/database/schema.ts'
import type { AccountDeleted } from '../../contract/accounts.ts'
import { removePitchesOf } from '../../media/pitches/remove-pitch.ts'
import type { Services } from '../../services.ts'

type Needed = Parameters<typeof removePitchesOf>[0] & Pick<Services, 'database' | 'ledger' | 'identity' | 'uploads'>

/**
 * Deletes the account: saved pitches with their videos, uploads under way, sealed answers, rows, the e-mail on feedback, receipts, the sign-in. Unspent credits are forfeited; the ledger's entries stay under a
 * pseudonym and the trial's hashes stay, so that a number has one trial. Cut short, it can be requested again: the sign-in goes last.
 * @throws Problem unavailable when the identity provider cannot be reached
 */
export async function deleteAccount(services: Needed, uid: string): Promise<AccountDeleted> {
  const { database, ledger, identity, uploads } = services
  const { forfeited } = await ledger.forget(uid)
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
  return { creditsForfeited: forfeited }
}
