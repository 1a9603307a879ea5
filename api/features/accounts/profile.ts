import { eq } from 'drizzle-orm'
import { users } from '../../adapters/database/schema.ts'
import type { UserProfile } from '../../contract/accounts.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

type Needed = Pick<Services, 'database' | 'ledger' | 'now'>

export async function userRow({ database }: Pick<Services, 'database'>, uid: string) {
  const [row] = await database.select().from(users).where(eq(users.id, uid))
  if (!row) throw new Problem('unauthenticated', { log: 'no user row' })
  return row
}

export async function profileOf(services: Needed, uid: string): Promise<UserProfile> {
  const [row, creditsRemaining] = await Promise.all([userRow(services, uid), services.ledger.balanceOf(uid)])
  const { phoneVerified, creditsGrantedByPhone, lastActiveAt } = row
  return { id: uid, creditsRemaining, phoneVerified, creditsGrantedByPhone, lastActiveAt: lastActiveAt?.toISOString() ?? null }
}

export async function noteActivity({ database, now }: Needed, uid: string): Promise<{ lastActiveAt: string }> {
  const at = now()
  await database.update(users).set({ lastActiveAt: at }).where(eq(users.id, uid))
  return { lastActiveAt: at.toISOString() }
}
