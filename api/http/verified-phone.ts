import { eq } from 'drizzle-orm'
import { users } from '../adapters/database/schema.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

/**
 * For what is open to people with a verified phone number only: one number is one person, so nobody fills the disk through
 * accounts that cost nothing.
 * @param message the sentence for the others
 * @throws Problem forbidden
 */
export async function refuseUnverified({ database }: Pick<Services, 'database'>, uid: string, message: string): Promise<void> {
  const [row] = await database.select({ phoneVerified: users.phoneVerified }).from(users).where(eq(users.id, uid))
  if (!row?.phoneVerified) throw new Problem('forbidden', { message })
}
