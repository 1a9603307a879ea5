import { eq } from 'drizzle-orm'
import { users } from '../adapters/database/schema.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'

/** For actions that require a verified phone: one number per user keeps free accounts from filling the disk. @throws Problem forbidden */
export async function refuseUnverified({ database }: Pick<Services, 'database'>, uid: string, message: string): Promise<void> {
  const [row] = await database.select({ phoneVerified: users.phoneVerified }).from(users).where(eq(users.id, uid))
  if (!row?.phoneVerified) throw new Problem('forbidden', { message })
}
