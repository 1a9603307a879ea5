import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { keyHashOf, resumeGenerations } from '../../adapters/database/schema.ts'
import { spokenResume } from '../../contract/limits.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

const { freeRegenerations, freeForMs } = spokenResume

const regenerationTexts = {
  over: 'The free changes to this resume have expired. You can generate a new one for 20 credits.',
  usedUp: 'You have used the five free changes to this resume. You can generate a new one for 20 credits.',
}

type Deps = Pick<Services, 'database' | 'ledger' | 'now'>
type Row = typeof resumeGenerations.$inferSelect

const offer = ({ id, regenerationsUsed, createdAt }: Row) => ({
  generationId: id,
  regenerationsLeft: freeRegenerations - regenerationsUsed,
  regenerationsUntil: new Date(createdAt.getTime() + freeForMs).toISOString(),
})

const oldest = ({ now }: Deps) => new Date(now().getTime() - freeForMs)

/** Once per charge: the free rerun of a lost answer gets the same row. */
export async function openRegenerations(deps: Deps, userId: string, chargeKey: string) {
  const { database, now } = deps
  const chargeKeyHash = keyHashOf(chargeKey)
  await database
    .delete(resumeGenerations)
    .where(and(eq(resumeGenerations.userId, userId), lt(resumeGenerations.createdAt, oldest(deps))))
  const [row] = await database
    .insert(resumeGenerations)
    .values({ userId, chargeKeyHash, createdAt: now() })
    // A no-op update, so that the existing row is returned.
    .onConflictDoUpdate({ target: [resumeGenerations.userId, resumeGenerations.chargeKeyHash], set: { chargeKeyHash } })
    .returning()
  if (!row) throw new Problem('unavailable', { log: 'a generation could not be written' })
  return offer(row)
}

export const nothingMore = ({ now }: Deps): ReturnType<typeof offer> => ({
  generationId: '',
  regenerationsLeft: 0,
  regenerationsUntil: now().toISOString(),
})

// Checks early that this was paid within a day. How many are left is checked when one is taken, because a repeated request must get its answer even
// after the fifth.
export async function checkRegenerations(deps: Deps, userId: string, generationId: string): Promise<void> {
  const row = await generationOf(deps, userId, generationId)
  const charge = row && (await deps.ledger.chargeOf(userId, { keyHash: row.chargeKeyHash }))
  if (charge?.is !== 'paid') throw new Problem('not_found', { message: regenerationTexts.over })
}

export async function hasRegenerations(deps: Deps, userId: string): Promise<boolean> {
  const fresh = and(eq(resumeGenerations.userId, userId), gt(resumeGenerations.createdAt, oldest(deps)))
  return (await deps.database.$count(resumeGenerations, fresh)) > 0
}

async function generationOf(deps: Deps, userId: string, id: string): Promise<Row | undefined> {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return undefined
  const [row] = await deps.database
    .select()
    .from(resumeGenerations)
    .where(ownAndFresh(deps, userId, id))
  return row
}

const ownAndFresh = (deps: Deps, userId: string, id: string) =>
  and(eq(resumeGenerations.id, id), eq(resumeGenerations.userId, userId), gt(resumeGenerations.createdAt, oldest(deps)))

export async function takeRegeneration(deps: Deps, userId: string, id: string) {
  const [row] = await deps.database
    .update(resumeGenerations)
    .set({ regenerationsUsed: sql`${resumeGenerations.regenerationsUsed} + 1` })
    .where(and(ownAndFresh(deps, userId, id), lt(resumeGenerations.regenerationsUsed, freeRegenerations)))
    .returning()
  if (!row) throw new Problem('forbidden', { message: regenerationTexts.usedUp })
  return offer(row)
}

export async function giveRegenerationBack({ database }: Deps, userId: string, id: string): Promise<void> {
  await database
    .update(resumeGenerations)
    .set({ regenerationsUsed: sql`${resumeGenerations.regenerationsUsed} - 1` })
    .where(and(eq(resumeGenerations.id, id), eq(resumeGenerations.userId, userId), gt(resumeGenerations.regenerationsUsed, 0)))
}
