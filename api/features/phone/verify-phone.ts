import { and, eq, ne } from 'drizzle-orm'
import { codeOf } from '../../adapters/database/database.ts'
import { trials } from '../../adapters/database/ledger-schema.ts'
import { users } from '../../adapters/database/schema.ts'
import type { SignedInPerson } from '../../adapters/identity.ts'
import { marksOf, type TrialMarks } from '../../billing/trial-marks.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { e164Of, servedNumberOf } from './phone-number.ts'

/** Verifies the user by the number in the provider's record; the submitted one is only compared. Safe to repeat. */
export async function verifyRecordedPhone(services: Services, person: SignedInPerson, sent: string) {
  const recorded = await services.identity.phoneNumberOf(person.uid)
  if (!recorded) throw new Problem('bad_request', { message: 'Session expired. Please request a new verification code.' })
  if (e164Of(sent) !== e164Of(recorded)) {
    throw new Problem('bad_request', { message: 'This is not the number that was verified. Please request a code for it.' })
  }
  return markVerified(services, person, servedNumberOf(services.env, recorded))
}

export async function markVerified({ env, database }: Services, person: SignedInPerson, phoneNumber: string) {
  const marks = marksOf(env, person, phoneNumber)
  await refuseTakenNumber(database, marks, person.uid)
  const [user] = await database
    .update(users)
    .set({ phoneVerified: true, phoneHash: marks.phoneHash })
    .where(eq(users.id, person.uid))
    .returning({ creditsGrantedByPhone: users.creditsGrantedByPhone })
    .catch((error: unknown) => {
      // Two accounts passed the check at once; the unique index admits one.
      throw codeOf(error) === '23505' ? new Problem('database_error') : error
    })
  if (!user) throw new Problem('unauthenticated', { log: 'no user row' })
  return { phoneVerified: true as const, creditsGrantedByPhone: user.creditsGrantedByPhone }
}

/** Refuses another user's number. A user who had a trial, deleted the account and came back is not another user. */
export async function refuseTakenNumber(database: Services['database'], marks: TrialMarks, uid: string): Promise<void> {
  const [trial] = await database.select().from(trials).where(eq(trials.phoneHash, marks.phoneHash))
  if (trial && trial.googleSubject !== marks.googleSubject) throw new Problem('phone_already_used')
  const [holder] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneHash, marks.phoneHash), ne(users.id, uid)))
  if (holder) throw new Problem('database_error')
}
