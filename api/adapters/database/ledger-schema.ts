import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment, users } from './schema.ts'

export const leftDebts = pgTable('left_debts', {
  googleSubject: text('google_subject').primaryKey(),
  person: uuid('person').notNull(),
})

/** One free trial per number, uid and Google subject. Outlives the account. */
export const trials = pgTable(
  'trials',
  {
    phoneHash: text('phone_hash').primaryKey(),
    uid: text('uid').notNull().unique(),
    googleSubject: text('google_subject').notNull().unique(),
    /** Set when the grant's key is not `trial:<phoneHash>`, because the number was freed for its next owner. */
    grantKey: text('grant_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (trial) => [index('trials_freed').on(trial.grantKey).concurrently().where(sql`${trial.grantKey} IS NOT NULL`)],
)

// A user has a `wallet` (spendable), `held` (in running work) and `debt` (owed after refunding spent credits; zero or below). `system` accounts are
// the counterparties and keep no balance.
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['wallet', 'held', 'debt', 'system'] }).notNull(),
    person: uuid('person'),
    /** The uid, on wallets only; null once the account is deleted. */
    owner: text('owner').unique(),
    /** Changed only by the trigger on `ledger_entries`. */
    balance: integer('balance'),
  },
  (account) => [
    unique('ledger_one_account_of_each_kind').on(account.person, account.kind),
    check('ledger_account_shape', sql`(${account.kind} = 'system') = (${account.person} IS NULL AND ${account.balance} IS NULL)`),
    check(
      'ledger_balance_side',
      sql`CASE ${account.kind} WHEN 'system' THEN true WHEN 'debt' THEN ${account.balance} <= 0 ELSE ${account.balance} >= 0 END`,
    ),
  ],
)

export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    person: uuid('person').notNull(),
    reason: text('reason').notNull(),
    /** The price at the time; 0 for the free rerun of a paid answer. */
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['pass', 'running', 'posted', 'voided'] }).notNull(),
    keyHash: text('key'),
    passKeyHash: text('pass_key'),
    requestHash: text('request_hash'),
    generation: integer('generation').notNull(),
    rerunOf: uuid('rerun_of'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (hold) => [
    unique('ledger_hold_generation').on(hold.person, hold.keyHash, hold.generation),
    unique('ledger_hold_pass_key').on(hold.person, hold.passKeyHash),
    uniqueIndex('ledger_one_charge_per_key')
      .on(hold.person, hold.keyHash)
      .where(sql`${hold.state} IN ('running', 'posted') AND ${hold.rerunOf} IS NULL`),
    uniqueIndex('ledger_one_free_rerun').on(hold.rerunOf).where(sql`${hold.state} IN ('running', 'posted')`),
    index('ledger_open_holds').on(hold.person, hold.state).where(sql`${hold.state} IN ('pass', 'running')`),
    index('ledger_expiring_holds').on(hold.expiresAt).where(sql`${hold.state} IN ('pass', 'running')`),
    index('ledger_holds_by_end').on(hold.endedAt),
    check('ledger_hold_amount', sql`CASE WHEN ${hold.rerunOf} IS NULL THEN ${hold.amount} > 0 ELSE ${hold.amount} = 0 END`),
    check(
      'ledger_hold_key',
      sql`CASE ${hold.state} WHEN 'voided' THEN true WHEN 'pass' THEN ${hold.keyHash} IS NULL ELSE ${hold.keyHash} IS NOT NULL END`,
    ),
    check('ledger_hold_end', sql`(${hold.endedAt} IS NULL) = (${hold.state} IN ('pass', 'running'))`),
    // Keeps a server without hashing from charging again for a key it cannot find.
    check('ledger_hold_key_hashed', sql`length(${hold.keyHash}) = 64 AND length(${hold.passKeyHash}) = 64`),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    debit: text('debit_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    credit: text('credit_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: integer('amount').notNull(),
    kind: text('kind', { enum: ['grant', 'hold', 'post', 'void', 'forfeit', 'debt', 'back', 'restore'] }).notNull(),
    what: text('what').notNull(),
    key: text('key').notNull().unique(),
    holdId: uuid('hold_id').references(() => ledgerHolds.id),
    corrects: text('corrects'),
  },
  (entry) => [
    uniqueIndex('ledger_one_end_per_hold').on(entry.holdId).where(sql`${entry.kind} IN ('post', 'void')`),
    index('ledger_entries_by_debit').on(entry.debit, entry.id),
    index('ledger_entries_by_credit').on(entry.credit, entry.id),
    index('ledger_entries_by_hold').on(entry.holdId),
    index('ledger_entries_by_corrected').on(entry.corrects).where(sql`${entry.corrects} IS NOT NULL`),
    check('ledger_amount_positive', sql`${entry.amount} > 0`),
    check('ledger_two_sides', sql`${entry.debit} <> ${entry.credit}`),
    check('ledger_entry_hold', sql`(${entry.kind} IN ('hold', 'post', 'void')) = (${entry.holdId} IS NOT NULL)`),
    check('ledger_entry_corrects', sql`(${entry.kind} IN ('back', 'restore')) = (${entry.corrects} IS NOT NULL)`),
  ],
)

// A checkout with the terms agreed at the time. The provider knows what was paid, the ledger what was credited. Rows outlive the account without
// naming the user.
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    packageType: text('package_type', { enum: ['basic', 'premium', 'professional'] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    credits: integer('credits').notNull(),
    sessionId: text('session_id').unique(),
    paymentIntentId: text('payment_intent_id').unique(),
    /** `waiting`: the bank is still processing. `credited` is final, even if refunded later. */
    state: text('state', { enum: ['open', 'waiting', 'failed', 'expired', 'credited'] })
      .notNull()
      .default('open'),
    refundedCents: integer('refunded_cents').notNull().default(0),
    disputedCents: integer('disputed_cents').notNull().default(0),
    receiptUrl: text('receipt_url'),
    createdAt: moment('created_at').notNull(),
    creditedAt: moment('credited_at'),
  },
  (checkout) => [
    index('checkouts_by_user').on(checkout.userId, checkout.createdAt),
    index('checkouts_waiting').on(checkout.createdAt).where(sql`${checkout.state} = 'waiting'`),
    check('checkout_amounts', sql`${checkout.amountCents} > 0 AND ${checkout.credits} > 0`),
    check('checkout_credited', sql`(${checkout.state} = 'credited') = (${checkout.creditedAt} IS NOT NULL)`),
  ],
)

export const ledgerAudits = pgTable('ledger_audits', {
  audit: text('audit', { enum: ['recent', 'whole'] }).primaryKey(),
  faults: integer('faults').notNull().default(0),
  finishedAt: moment('finished_at'),
  position: uuid('position'),
  faultsSoFar: integer('faults_so_far').notNull().default(0),
  /** The entry up to which the recent audit found nothing wrong, and when. */
  settledTo: bigint('settled_to', { mode: 'number' }),
  settledAt: moment('settled_at'),
})

export const aiSpending = pgTable(
  'ai_spending',
  {
    day: date('day').notNull(),
    model: text('model').notNull(),
    calls: integer('calls').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
    /** Millionths of a dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
  },
  (spending) => [primaryKey({ columns: [spending.day, spending.model] })],
)
