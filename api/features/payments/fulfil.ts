import { eq, isNull, sql } from 'drizzle-orm'
import { checkouts } from '../../adapters/database/ledger-schema.ts'
import { users } from '../../adapters/database/schema.ts'
import type { CheckoutFacts } from '../../adapters/payments.ts'
import { creditPackages, type PackageType } from '../../contract/prices.ts'
import type { Services } from '../../services.ts'

export type FulfilmentServices = Pick<Services, 'database' | 'ledger' | 'log' | 'now' | 'payments'>

export type PaymentServices = FulfilmentServices & Pick<Services, 'env' | 'rateLimits'>

type Fulfilment =
  | { outcome: 'credited'; first: boolean }
  | { outcome: 'not-paid'; state: Exclude<CheckoutFacts['state'], 'paid'> }
  /** Not our checkout, unknown to the provider, or for an unknown account. */
  | { outcome: 'unknown' }
  /** The payment differs from the agreed terms. Nothing is credited until an operator looks at it. */
  | { outcome: 'mismatch' }
  | { outcome: 'no-account' }

// Brings the ledger in line with the provider: credits a paid checkout once, and takes back what was refunded or disputed. Webhook, return page and
// reconciliation all call it, in any order and number.
export async function fulfil(services: FulfilmentServices, sessionId: string): Promise<Fulfilment> {
  const { payments, database, log } = services
  const [known] = await database.select().from(checkouts).where(eq(checkouts.sessionId, sessionId))
  // Read before the facts, so that a correction in between marks them as stale.
  const seen = (await services.ledger.grantStateOf(keyOf(sessionId)))?.corrections ?? 0
  const facts = await payments.factsOf(sessionId)
  const row = known ?? (facts && (await rebuildCheckout(services, facts)))
  if (!facts || !row) return { outcome: 'unknown' }
  const mismatch = mismatchOf(row, facts)
  if (mismatch) {
    log.error('A checkout is not what was agreed; nothing was credited', { check: mismatch, detail: row.id })
    return { outcome: 'mismatch' }
  }
  if (facts.state !== 'paid') return noteUnpaid(services, row, facts.state)
  const granted = await credit(services, row, sessionId)
  if (granted === 'no-account') {
    alarmUnlessSettled(services, row, facts)
    return { outcome: 'no-account' }
  }
  await note(services, row, facts)
  const settled = await takeBackRefunded(services, row, { key: keyOf(sessionId), facts, seen })
  return settled === 'changed-meanwhile' ? fulfil(services, sessionId) : { outcome: 'credited', first: granted === 'first' }
}

/** Unique forever, so a purchase is credited once. */
export const keyOf = (sessionId: string) => `cs:${sessionId}`

async function noteUnpaid({ database }: FulfilmentServices, row: CheckoutRow, state: Exclude<CheckoutFacts['state'], 'paid'>) {
  // A late, older response must not undo a credit.
  const stillOpen = sql`${checkouts.id} = ${row.id} AND ${checkouts.creditedAt} IS NULL`
  if (state !== row.state) await database.update(checkouts).set({ state }).where(stillOpen)
  return { outcome: 'not-paid', state } as const
}

async function credit(
  services: FulfilmentServices,
  row: CheckoutRow,
  sessionId: string,
): Promise<'first' | 'again' | 'no-account'> {
  const { ledger, database, log } = services
  if (!row.userId) return 'no-account'
  const { granted } = await ledger.grant(row.userId, row.credits, keyOf(sessionId), 'purchase')
  if (!granted) return 'again'
  log.info('Credits were bought', { credits: row.credits, kind: row.packageType })
  // Deleted at this very moment: the wallet opened by the grant must not outlive the account.
  const [owner] = await database.select({ id: users.id }).from(users).where(eq(users.id, row.userId))
  if (!owner) await ledger.forget(row.userId)
  return 'first'
}

/** Alerts the operator if a deleted account's payment was neither credited nor refunded. */
function alarmUnlessSettled({ log }: FulfilmentServices, row: CheckoutRow, { refundedCents }: CheckoutFacts) {
  if (row.creditedAt || refundedCents >= row.amountCents) return
  log.error('Paid after the account was deleted; refund it at the payment provider', { detail: row.id })
}

async function note({ database, now }: FulfilmentServices, row: CheckoutRow, facts: CheckoutFacts) {
  const { paymentIntentId, receiptUrl, refundedCents } = facts
  const disputedCents = Math.min(facts.disputedCents, row.amountCents)
  await database
    .update(checkouts)
    .set({
      state: 'credited',
      creditedAt: row.creditedAt ?? sql`coalesce(${checkouts.creditedAt}, ${now().toISOString()}::timestamptz)`,
      paymentIntentId,
      // The account may have just been deleted, and the receipt shows who paid.
      receiptUrl: sql`CASE WHEN ${checkouts.userId} IS NOT NULL THEN ${receiptUrl}::text END`,
      refundedCents,
      disputedCents,
    })
    .where(eq(checkouts.id, row.id))
}

type CheckoutRow = typeof checkouts.$inferSelect

/** How the provider's facts differ from the agreed terms; null if they match. A deleted owner matches no one. */
function mismatchOf(row: CheckoutRow, facts: CheckoutFacts): 'amount' | 'currency' | 'package' | 'owner' | null {
  if (facts.amountCents !== row.amountCents) return 'amount'
  if (facts.currency !== row.currency) return 'currency'
  if (facts.packageType !== row.packageType) return 'package'
  const sameOwner = row.userId === null || facts.userId === row.userId
  return sameOwner && facts.checkoutId === row.id ? null : 'owner'
}

const isPackage = (name: string | null): name is PackageType => name !== null && name in creditPackages

/** Recreates a checkout's row after a restore from an older backup, from the metadata we gave the provider. Null for another shop's. */
async function rebuildCheckout({ database, log }: FulfilmentServices, facts: CheckoutFacts): Promise<CheckoutRow | null> {
  const { checkoutId: id, userId, packageType, credits, amountCents, currency, sessionId } = facts
  if (!id || !userId || !isPackage(packageType) || !credits || !amountCents || !currency) return null
  const [owner] = await database.select({ id: users.id }).from(users).where(eq(users.id, userId))
  if (!owner) {
    if (facts.state === 'paid')
      log.error('Paid by an account that is unknown here; reconciliation credits it after a sign-in', { detail: id })
    return null
  }
  const row = { id, userId, packageType, credits, amountCents, currency, sessionId, createdAt: facts.openedAt }
  const [rebuilt] = await database
    .insert(checkouts)
    .values(row)
    .onConflictDoUpdate({ target: checkouts.id, set: { sessionId }, setWhere: isNull(checkouts.sessionId) })
    .returning()
  if (rebuilt) log.warn('A checkout that this database did not have was rebuilt from the payment provider', { detail: id })
  return rebuilt ?? null
}

/** Credits of a purchase whose money was refunded or withheld, rounded in the user's favor. Cents that are both refunded and disputed count once. */
export function creditsTakenBack(
  row: { amountCents: number; credits: number },
  facts: { refundedCents: number; disputedCents: number },
) {
  const goneCents = Math.min(facts.refundedCents + facts.disputedCents, row.amountCents)
  return Math.floor((row.credits * goneCents) / row.amountCents)
}

interface Purchase {
  key: string
  facts: CheckoutFacts
  seen: number
}

/** Driven by state, not events, so repeated events change nothing. */
async function takeBackRefunded(
  { ledger, log }: FulfilmentServices,
  row: CheckoutRow,
  { key, facts, seen }: Purchase,
): Promise<'settled' | 'changed-meanwhile'> {
  const takenBack = creditsTakenBack(row, facts)
  const what = facts.disputedCents > 0 ? 'dispute' : 'refund'
  const corrected = await ledger.correct({ key, takenBack, seen, what })
  if (corrected.outcome === 'changed-meanwhile') return 'changed-meanwhile'
  if (corrected.outcome === 'corrected' && corrected.moved !== 0) {
    log.info('A purchase was corrected', { credits: -corrected.moved, reason: what })
  }
  return 'settled'
}
