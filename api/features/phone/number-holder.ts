import { and, eq, ne } from 'drizzle-orm'
import { trials } from '../../adapters/database/ledger-schema.ts'
import { users } from '../../adapters/database/schema.ts'
import type { TrialMarks } from '../../billing/trial-marks.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

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
