import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
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

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    googleSubject: text('google_subject').notNull(),
    phoneVerified: boolean('phone_verified').notNull().default(false),
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

/** Accounts deleted within the last day, so a request still running cannot recreate one. */
export const deletedAccounts = pgTable('deleted_accounts', {
  uid: text('uid').primaryKey(),
  deletedAt: moment('deleted_at').notNull(),
})

export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type', { enum: ['suggestion', 'issue', 'other'] }).notNull(),
    text: text('text').notNull(),
    email: text('email').notNull().default(''),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (entry) => [index('feedback_by_user').on(entry.userId)],
)

/** In the shape rate-limiter-flexible expects; `expire` is in ms since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (limit) => [index('rate_limits_by_expiry').on(limit.expire)],
)

/** A saved elevator pitch. The row is inserted before its video and deleted after it, so no crash can orphan a video. */
export const pitches = pgTable(
  'pitches',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** `saving`: the video is uploading. `deleting`: gone for the user, its video still to be removed. */
    state: text('state', { enum: ['saving', 'saved', 'deleting'] }).notNull(),
    /** 1 to 3 for saved pitches, which makes a fourth impossible. */
    slot: integer('slot'),
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
    standIns: text('stand_ins').array().notNull().default([]),
    videoLost: boolean('video_lost').notNull().default(false),
    createdAt: moment('created_at').notNull(),
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

export const resumeGenerations = pgTable(
  'resume_generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chargeKeyHash: text('charge_key').notNull(),
    regenerationsUsed: integer('regenerations_used').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (generation) => [
    unique('resume_one_generation_per_charge').on(generation.userId, generation.chargeKeyHash),
    check('resume_regenerations', sql`${generation.regenerationsUsed} BETWEEN 0 AND 5`),
  ],
)

export const paidPractices = pgTable(
  'paid_practices',
  {
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

export const practiceUses = pgTable(
  'practice_uses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    practiceId: uuid('practice_id')
      .notNull()
      .references(() => paidPractices.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['take', 'feedback'] }).notNull(),
    questionIndex: integer('question_index').notNull(),
    take: integer('take').notNull(),
    keyHash: text('key').notNull(),
    runs: integer('runs').notNull().default(1),
    startedAt: moment('started_at').notNull(),
    /** Null while running; a row left that way by a crash no longer counts. */
    doneAt: moment('done_at'),
  },
  (use) => [
    unique('practice_use_once_per_key').on(use.practiceId, use.kind, use.keyHash),
    index('practice_uses_by_question').on(use.practiceId, use.kind, use.questionIndex, use.take),
    check('practice_use_place', sql`${use.questionIndex} BETWEEN 0 AND 12 AND ${use.take} BETWEEN 0 AND 3`),
  ],
)

// An answer that is running or ended within ten minutes. Its text is in `sealed_events`, encrypted with a key derived from the Idempotency-Key, which
// only the user's device has.
export const sealedAnswers = pgTable(
  'sealed_answers',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id').notNull(),
    keyHash: text('key_hash').notNull(),
    /** Salted with the Idempotency-Key, so it reveals nothing about the input. */
    requestHash: text('request_hash').notNull(),
    holdId: uuid('hold_id'),
    state: text('state', { enum: ['running', 'done', 'problem'] }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (answer) => [
    unique('sealed_one_answer_per_key').on(answer.userId, answer.keyHash),
    index('sealed_answers_by_expiry').on(answer.expiresAt),
  ],
)

export const sealedEvents = pgTable(
  'sealed_events',
  {
    answerId: uuid('answer_id')
      .notNull()
      .references(() => sealedAnswers.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (event) => [primaryKey({ columns: [event.answerId, event.number] })],
)

export const uploads = pgTable(
  'uploads',
  {
    fileId: text('file_id').primaryKey(),
    prefix: text('prefix').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    receivedBytes: integer('received_bytes').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    grownAt: moment('grown_at').notNull(),
  },
  (upload) => [
    index('uploads_by_person').on(upload.prefix),
    index('uploads_by_growth').on(upload.grownAt),
    check('upload_bytes', sql`${upload.receivedBytes} BETWEEN 0 AND ${upload.sizeBytes}`),
  ],
)

export const uploadParts = pgTable(
  'upload_parts',
  {
    id: uuid('id').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => uploads.fileId, { onDelete: 'cascade' }),
    startByte: integer('start_byte').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
  },
  (part) => [unique('upload_one_part_per_place').on(part.fileId, part.startByte)],
)

export const uploadLocks = pgTable('upload_locks', {
  fileId: text('file_id').primaryKey(),
  holder: uuid('holder').notNull(),
  expiresAt: moment('expires_at').notNull(),
  isWanted: boolean('is_wanted').notNull().default(false),
})

export const backgroundWork = pgTable('background_work', {
  name: text('name').primaryKey(),
  holder: uuid('holder').notNull(),
  leasedUntil: moment('leased_until').notNull(),
  dueAt: moment('due_at').notNull(),
})

// The page's scripts, styles and fonts of every release in the last month, so that during a rollout each server can serve the other release's files.
// Public files only.
export const releasedFiles = pgTable('released_files', {
  name: text('name').primaryKey(),
  body: bytes('body').notNull(),
  encoding: text('encoding', { enum: ['br'] }),
  servedAt: moment('served_at').notNull(),
})

export const adminActions = pgTable('admin_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  operator: text('operator').notNull(),
  action: text('action', { enum: ['find', 'ledger', 'grant', 'return', 'feedback', 'free-number', 'delete'] }).notNull(),
  person: uuid('person'),
  credits: integer('credits'),
  reason: text('reason'),
  key: text('key').unique(),
})

// How the database stores an Idempotency-Key. Answers are sealed with a key derived from it, so the database must never see it. Migration 0006
// computes the same in SQL. A random UUID's 122 bits cannot be guessed.
export function keyHashOf(idempotencyKey: string): string {
  return createHash('sha256').update(`greenroom idempotency key:${idempotencyKey}`).digest('hex')
}
