import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../adapters/database/database.ts'
import { trials } from '../../adapters/database/ledger-schema.ts'
import { users } from '../../adapters/database/schema.ts'
import type { SignedInPerson } from '../../adapters/identity.ts'
import { accountMarksOf, trialKeyOf } from '../../billing/trial-marks.ts'
import { freeCredits } from '../../contract/prices.ts'
import { Problem } from '../../problem.ts'
import type { Services } from '../../services.ts'

// Grants the free credits once per number, account and Google account, even across deleted accounts. Repeating it grants 0, and completes a grant
// interrupted by a crash.
export async function grantTrial({ env, database, ledger }: Services, person: SignedInPerson) {
  const grantKey = await database.transaction((tx) => claimTrial(tx, env, person))
  if (!grantKey) return { creditsGranted: 0, creditsRemaining: await ledger.balanceOf(person.uid) }
  const { granted, balance } = await ledger.grant(person.uid, freeCredits, grantKey, 'trial')
  return { creditsGranted: granted ? freeCredits : 0, creditsRemaining: balance }
}

/** The ledger's grant key for this account's trial; null if the user had one in an earlier account. */
async function claimTrial(tx: Transaction, env: Services['env'], person: SignedInPerson): Promise<string | null> {
  const [user] = await tx.select().from(users).where(eq(users.id, person.uid)).for('update')
  if (!user?.phoneVerified || !user.phoneHash) {
    throw new Problem('forbidden', { message: 'Please verify your phone number to get your free credits.' })
  }
  const marks = { ...accountMarksOf(env, person), phoneHash: user.phoneHash }
  if (user.creditsGrantedByPhone) return claimedBefore(tx, marks.uid)
  const [freed] = await tx
    .select()
    .from(trials)
    .where(eq(trials.grantKey, trialKeyOf(marks.phoneHash)))
    .limit(1)
  const trial = { ...marks, grantKey: freed ? `${trialKeyOf(marks.phoneHash)}:${randomUUID()}` : null }
  const [claimed] = await tx.insert(trials).values(trial).onConflictDoNothing().returning()
  if (claimed) {
    await tx.update(users).set({ creditsGrantedByPhone: true }).where(eq(users.id, person.uid))
    return grantKeyOf(claimed)
  }
  const [ofThisNumber] = await tx.select().from(trials).where(eq(trials.phoneHash, marks.phoneHash))
  if (ofThisNumber && ofThisNumber.googleSubject !== marks.googleSubject) throw new Problem('phone_already_used')
  return null
}

/** The trial may have been claimed with a number the user has since changed. */
async function claimedBefore(tx: Transaction, uidMark: string): Promise<string | null> {
  const [trial] = await tx.select().from(trials).where(eq(trials.uid, uidMark))
  return trial ? grantKeyOf(trial) : null
}

const grantKeyOf = ({ grantKey, phoneHash }: typeof trials.$inferSelect) => grantKey ?? trialKeyOf(phoneHash)
