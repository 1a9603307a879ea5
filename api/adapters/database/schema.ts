import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'

/** Points in time are stored with their zone, to the millisecond that JavaScript can hold. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** One row per person who signed in; deleted with the account. */
export const users = pgTable(
  'users',
  {
    /** The Firebase uid. */
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    googleSubject: text('google_subject').notNull(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** Keyed hash of the verified number; the number itself is never stored. */
    phoneHash: text('phone_hash'),
    creditsGrantedByPhone: boolean('credits_granted_by_phone').notNull().default(false),
    lastActiveAt: moment('last_active_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (user) => [
    uniqueIndex('users_one_per_phone').on(user.phoneHash).concurrently(),
    index('users_by_email').on(sql`lower(${user.email})`).concurrently(),
  ],
)

/** Accounts that were deleted within the last day: a call that was under way must not bring one back. */
export const deletedAccounts = pgTable('deleted_accounts', {
  uid: text('uid').primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
})

/** What a deleted account still owed, found again when its Google account comes back. */
export const leftDebts = pgTable('left_debts', {
  /** Keyed hash, as in `trials`. */
  googleSubject: text('google_subject').primaryKey(),
  /** The pseudonym in the ledger whose debt account holds it. */
  person: uuid('person').notNull(),
})

/** Who had the free credits: once per number, per uid and per Google subject. Survives the deletion of the account. */
export const trials = pgTable(
  'trials',
  {
    phoneHash: text('phone_hash').primaryKey(),
    uid: text('uid').notNull().unique(),
    googleSubject: text('google_subject').notNull().unique(),
    /** The ledger's key of the grant, where it is not `trial:<phoneHash>`: the number was freed for its next owner. */
    grantKey: text('grant_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (trial) => [index('trials_freed').on(trial.grantKey).concurrently().where(sql`${trial.grantKey} IS NOT NULL`)],
)

export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type', { enum: ['suggestion', 'issue', 'other'] }).notNull(),
    text: text('text').notNull(),
    /** Empty when the person left it out. */
    email: text('email').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (entry) => [index('feedback_by_user').on(entry.userId)],
)

/**
 * Where credits can be. A person has a `wallet` (to spend), a `held` account (in running work) and a `debt` account (owed after a refund
 * of credits that were already spent; zero or below). `system` accounts are the other side and keep no balance of their own, so that
 * no row is everybody's bottleneck.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    /** `wallet:<person>`, `held:<person>`, `debt:<person>`, or the name of a system account. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['wallet', 'held', 'debt', 'system'] }).notNull(),
    /** A pseudonym made by us; entries name it, so they need not change when the person leaves. */
    person: uuid('person'),
    /** The uid, on wallets only; null once the account was deleted. */
    owner: text('owner').unique(),
    /** Moved by the trigger on `ledger_entries` alone. */
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

/** One run of one paid request. A new run of the same key is a new row with the next generation. */
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    person: uuid('person').notNull(),
    reason: text('reason').notNull(),
    /** The price at the time; 0 for the free re-run of an answer that was paid. */
    amount: integer('amount').notNull(),
    state: text('state', { enum: ['pass', 'running', 'posted', 'voided'] }).notNull(),
    /** Of the AI call: `keyHashOf` its Idempotency-Key, as everywhere here; null on a pass that was never used. */
    keyHash: text('key'),
    /** Of the legacy call that bought the pass. */
    passKeyHash: text('pass_key'),
    requestHash: text('request_hash'),
    generation: integer('generation').notNull(),
    /** The posted hold whose answer is made again. */
    rerunOf: uuid('rerun_of'),
    createdAt: moment('created_at').notNull(),
    /** End of the lease (running) or of the pass. */
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
    // A server from before the hashes must not charge a second time what it cannot find.
    check('ledger_hold_key_hashed', sql`length(${hold.keyHash}) = 64 AND length(${hold.passKeyHash}) = 64`),
  ],
)

/** Every movement of credits, for ever: a trigger refuses changes, and the same trigger function moves the balances. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** Where the credits come from. */
    debit: text('debit_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Where they go to. */
    credit: text('credit_account')
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: integer('amount').notNull(),
    kind: text('kind', { enum: ['grant', 'hold', 'post', 'void', 'forfeit', 'debt', 'back', 'restore'] }).notNull(),
    /** What it was for, e.g. `trial`, `purchase`, `refund` or the reason spent on. */
    what: text('what').notNull(),
    /** Unique over all movements: the same movement requested twice happens once. */
    key: text('key').notNull().unique(),
    holdId: uuid('hold_id').references(() => ledgerHolds.id),
    /** The key of the grant that a `back` or `restore` corrects. */
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

/**
 * One opened checkout: who opened it and what was agreed then, so that later prices change nothing. What was paid is the payment
 * provider's to say; what was credited is the ledger's. Rows stay when the person leaves, without naming anybody.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account was deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    packageType: text('package_type', { enum: ['basic', 'premium', 'professional'] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    credits: integer('credits').notNull(),
    /** The provider's; null for the moment between our row and its answer. */
    sessionId: text('session_id').unique(),
    /** Refunds and disputes carry this id. */
    paymentIntentId: text('payment_intent_id').unique(),
    /** `open` until the provider says more; `waiting`: the bank takes its time; `credited` for good, whatever is refunded later. */
    state: text('state', { enum: ['open', 'waiting', 'failed', 'expired', 'credited'] })
      .notNull()
      .default('open'),
    /** Of the payment, as last heard. */
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

/** Counters of rate-limiter-flexible, in the shape it expects; `expire` is in ms since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (limit) => [index('rate_limits_by_expiry').on(limit.expire)],
)

/**
 * A saved elevator pitch, and the note that its video may exist: the row is there before the object and goes after it, so that no crash
 * can leave an orphaned object.
 */
export const pitches = pgTable(
  'pitches',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account was deleted; the row then only waits for its object to go. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** `saving`: the object is on its way. `saved`: in the library. `deleting`: gone for the person, its object still to be removed. */
    state: text('state', { enum: ['saving', 'saved', 'deleting'] }).notNull(),
    /** The slot in the library, 1 to 3, of saved ones: a fourth is impossible. */
    slot: integer('slot'),
    /** The Idempotency-Key of the save. */
    saveKey: uuid('save_key').notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text('kind', { enum: ['video', 'audio'] }).notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    durationSeconds: doublePrecision('duration_seconds'),
    transcript: text('transcript').notNull(),
    score: doublePrecision('score').notNull(),
    refinedPitch: text('refined_pitch').notNull(),
    alternateExample: text('alternate_example').notNull(),
    /** `refined`, `alternate`: which of the two the built-in coach wrote instead of the AI. */
    standIns: text('stand_ins').array().notNull().default([]),
    /** The object was not found where it should be. */
    videoLost: boolean('video_lost').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When the state changed last. */
    changedAt: moment('changed_at').notNull(),
  },
  (pitch) => [
    uniqueIndex('pitch_one_per_slot').on(pitch.userId, pitch.slot).where(sql`${pitch.state} = 'saved'`),
    uniqueIndex('pitch_one_per_save').on(pitch.userId, pitch.saveKey).where(sql`${pitch.state} <> 'deleting'`),
    index('pitches_by_user').on(pitch.userId),
    index('pitches_without_owner').on(pitch.changedAt).where(sql`${pitch.userId} IS NULL AND ${pitch.state} <> 'deleting'`),
    index('pitches_unfinished').on(pitch.changedAt).where(sql`${pitch.state} <> 'saved'`),
    check('pitch_slot', sql`(${pitch.state} = 'saved') = (${pitch.slot} IS NOT NULL) AND ${pitch.slot} BETWEEN 1 AND 3`),
    check('pitch_score', sql`${pitch.score} BETWEEN 0 AND 10`),
  ],
)

/** A spoken resume that was paid, and how often it was made again for free. Numbers only: no word of it is kept. Goes with the account. */
export const resumeGenerations = pgTable(
  'resume_generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the request it was charged under: without that charge nothing is free. */
    chargeKeyHash: text('charge_key').notNull(),
    regenerationsUsed: integer('regenerations_used').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (generation) => [
    unique('resume_one_generation_per_charge').on(generation.userId, generation.chargeKeyHash),
    check('resume_regenerations', sql`${generation.regenerationsUsed} BETWEEN 0 AND 5`),
  ],
)

/** A practice interview that was paid: written together with its charge. Goes with the account. No question, no answer is kept. */
export const paidPractices = pgTable(
  'paid_practices',
  {
    /** The `sessionId` of the answer. */
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startKeyHash: text('start_key').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (practice) => [
    unique('practice_one_per_start').on(practice.userId, practice.startKeyHash),
    index('practices_by_user').on(practice.userId, practice.createdAt),
    index('practices_by_expiry').on(practice.expiresAt),
    check('practice_times', sql`${practice.expiresAt} > ${practice.createdAt}`),
  ],
)

/** What was used of a paid practice: one row for each take that was transcribed and each feedback that was given. Counts only. */
export const practiceUses = pgTable(
  'practice_uses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    practiceId: uuid('practice_id')
      .notNull()
      .references(() => paidPractices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['take', 'feedback'] }).notNull(),
    questionIndex: integer('question_index').notNull(),
    /** Which take the feedback is on, from 1; 0 for a take itself. */
    take: integer('take').notNull(),
    /** The same request again is the same use. */
    keyHash: text('key').notNull(),
    /** How often it was worked on under this key. */
    runs: integer('runs').notNull().default(1),
    startedAt: moment('started_at').notNull(),
    /** Null while running; a row that stays so after a crash counts no longer. */
    doneAt: moment('done_at'),
  },
  (use) => [
    unique('practice_use_once_per_key').on(use.practiceId, use.kind, use.keyHash),
    index('practice_uses_by_question').on(use.practiceId, use.kind, use.questionIndex, use.take),
    check('practice_use_place', sql`${use.questionIndex} BETWEEN 0 AND 9 AND ${use.take} BETWEEN 0 AND 3`),
  ],
)

/**
 * An answer that is being made, or was made within the last ten minutes. Its text is in `sealed_events`, encrypted with a key that is
 * derived from the request's Idempotency-Key and that only the person's device has.
 */
export const sealedAnswers = pgTable(
  'sealed_answers',
  {
    id: uuid('id').primaryKey(),
    /** The uid. */
    userId: text('user_id').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Salted with the Idempotency-Key: says nothing about the input. */
    requestHash: text('request_hash').notNull(),
    /** Null for an answer that costs nothing. */
    holdId: uuid('hold_id'),
    state: text('state', { enum: ['running', 'done', 'problem'] }).notNull(),
    /** While running: the end of the lease, which its server renews. Then: when it goes. */
    expiresAt: moment('expires_at').notNull(),
  },
  (answer) => [
    unique('sealed_one_answer_per_key').on(answer.userId, answer.keyHash),
    index('sealed_answers_by_expiry').on(answer.expiresAt),
  ],
)

/** The events of an answer in order, as `sealing.ts` encrypts them. */
export const sealedEvents = pgTable(
  'sealed_events',
  {
    answerId: uuid('answer_id')
      .notNull()
      .references(() => sealedAnswers.id, { onDelete: 'cascade' }),
    /** From 0, without gaps. */
    number: integer('number').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (event) => [primaryKey({ columns: [event.answerId, event.number] })],
)

/** A video that arrives in pieces, where they lie in the bucket. Whose it is stands in the name, as a hash. */
export const uploads = pgTable(
  'uploads',
  {
    fileId: text('file_id').primaryKey(),
    /** What all uploads of one person begin with. */
    prefix: text('prefix').notNull(),
    /** As announced. */
    sizeBytes: integer('size_bytes').notNull(),
    /** So many are here, from the beginning without a gap. */
    receivedBytes: integer('received_bytes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When a piece came last. */
    grownAt: moment('grown_at').notNull(),
  },
  (upload) => [
    index('uploads_by_person').on(upload.prefix),
    index('uploads_by_growth').on(upload.grownAt),
    check('upload_bytes', sql`${upload.receivedBytes} BETWEEN 0 AND ${upload.sizeBytes}`),
  ],
)

/** One object of an upload in the bucket. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    /** The object's key. */
    id: uuid('id').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => uploads.fileId, { onDelete: 'cascade' }),
    /** Where it begins in the file. */
    startByte: integer('start_byte').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
  },
  (part) => [unique('upload_one_part_per_place').on(part.fileId, part.startByte)],
)

/** Which request works on an upload, on whichever server. Renewed while it does; a dead server's runs out. */
export const uploadLocks = pgTable('upload_locks', {
  fileId: text('file_id').primaryKey(),
  holder: uuid('holder').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Another request waits for it. */
  isWanted: boolean('is_wanted').notNull().default(false),
})

/** Work in the background that one server at a time does for all: who does it now, and when it is due again. Times are the database's. */
export const backgroundWork = pgTable('background_work', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  leasedUntil: moment('leased_until').notNull(),
  dueAt: moment('due_at').notNull(),
})

/**
 * Scripts, styles and fonts of the page by their hashed names, of every release that ran within a month: a page that was loaded from the
 * last release finds its files on a server of the next one, and the other way round. Public files; nothing of a person.
 */
export const releasedFiles = pgTable('released_files', {
  name: text('name').primaryKey(),
  body: bytes('body').notNull(),
  /** How `body` is compressed; null is as it is. */
  encoding: text('encoding', { enum: ['br'] }),
  /** When a server that has it said so last. Without an index, so that saying so again is cheap; the rows are few. */
  servedAt: moment('served_at').notNull(),
})

/** How far the audit of the ledger has come: one row. Entries up to `settled_to` are in `ledger_audited_sums`. */
export const ledgerAuditMarks = pgTable(
  'ledger_audit_marks',
  {
    id: integer('id').primaryKey(),
    settledTo: bigint('settled_to', { mode: 'number' }).notNull(),
    /** Seen at `noted_at`; settled once every transaction of that time must have ended. */
    notedTo: bigint('noted_to', { mode: 'number' }).notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (mark) => [check('ledger_one_audit_mark', sql`${mark.id} = 1`)],
)

/** The sum of an account's entries up to the audit's mark. */
export const ledgerAuditedSums = pgTable('ledger_audited_sums', {
  account: text('account').primaryKey(),
  total: bigint('total', { mode: 'number' }).notNull(),
})

/** What each audit of the ledger found last, and how far a whole one has come. */
export const ledgerAudits = pgTable('ledger_audits', {
  audit: text('audit', { enum: ['recent', 'whole'] }).primaryKey(),
  /** Found by the last one that came to its end. */
  faults: integer('faults').notNull().default(0),
  finishedAt: moment('finished_at'),
  /** One under way has read everything of people up to this pseudonym. */
  position: uuid('position'),
  faultsSoFar: integer('faults_so_far').notNull().default(0),
})

/** What the AI cost in one day (UTC), model by model, over all servers. */
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

/** What operators did and looked at with `npm run admin`, for ever: a trigger refuses changes. */
export const adminActions = pgTable('admin_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  /** Who sat at the keyboard. */
  operator: text('operator').notNull(),
  action: text('action', { enum: ['find', 'ledger', 'grant', 'return', 'feedback', 'free-number', 'delete'] }).notNull(),
  /** The person's pseudonym in the ledger, which names nobody once the account is deleted. */
  person: uuid('person'),
  credits: integer('credits'),
  reason: text('reason'),
  /** The same key is the same action: done once. */
  key: text('key').unique(),
})
