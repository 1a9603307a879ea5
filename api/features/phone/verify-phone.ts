import { eq } from 'drizzle-orm'
import { codeOf } from '../../adapters/database/retried.ts'
import { users } from '../../adapters/database/schema.ts'
import type { SignedInPerson } from '../../adapters/identity.ts'
import { marksOf } from '../../billing/trial-marks.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'
import { refuseTakenNumber } from './number-holder.ts'
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

/** @param phoneNumber in E.164, known to be the user's */
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
