import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fillLedger } from '../../../scripts/bench/fill-ledger.ts'
import { createSealedAnswers } from '../../billing/charged-request/sealed-answers.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { deleteAccount } from '../../features/accounts/delete-account.ts'
import { exportAccount } from '../../features/accounts/export-account.ts'
import { finishUse, reserveUse, usesLeft } from '../../features/interview/practice-uses.ts'
import { openPractice, practiceFor, writePractice } from '../../features/interview/practices.ts'
import { purchasesOf } from '../../features/payments/purchases.ts'
import { refuseTakenNumber } from '../../features/phone/number-holder.ts'
import { openRegenerations, takeRegeneration } from '../../features/voice-to-resume/regenerations.ts'
import { createRateLimits } from '../../http/limits/rate-limits.ts'
import { sweepPitches } from '../../media/pitches/sweep-pitches.ts'
import { createBucketUploads } from '../../media/uploads/bucket-uploads.ts'
import type { Services } from '../../services.ts'
import { createPeople } from '../../testing/people.ts'
import { watchingPlans } from '../../testing/sequential-scans.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { removeExpired } from './retention.ts'

const { database: filling, url } = await createTestDatabase()
const people = 3_000

/** Rows of everything that grows, for the people of `fillLedger`. */
const tables: Record<string, string> = {
  trials: `phone_hash, uid, google_subject) SELECT md5('n' || n), 'uid-' || n, 'g-' || n`,
  feedback: `user_id, type, text) SELECT 'uid-' || n, 'issue', ''`,
  checkouts: `id, user_id, package_type, amount_cents, currency, credits, session_id, created_at, state) SELECT gen_random_uuid(), 'uid-' || n, 'basic',
    1, 'usd', 1, 'cs_' || n, now(), CASE WHEN n % 1000 = 0 THEN 'waiting' ELSE 'open' END`,
  rate_limits: `key, points, expire) SELECT 'key' || n, 1, 9999999999999`,
  pitches: `id, user_id, state, slot, save_key, request_hash, kind, content_type, size_bytes, transcript, score, refined_pitch,
    alternate_example, created_at, changed_at) SELECT gen_random_uuid(), 'uid-' || n, 'saved', 1, gen_random_uuid(), '', 'video', '', 1, '', 1, '', '', now(), now()`,
  resume_generations: `user_id, charge_key, created_at) SELECT 'uid-' || n, 'c' || n, now()`,
  paid_practices: `id, user_id, start_key, created_at, expires_at) SELECT md5('p' || n)::uuid, 'uid-' || n, 's' || n, now(), now() + interval '1 day'`,
  practice_uses: `practice_id, kind, question_index, take, key, started_at) SELECT md5('p' || n)::uuid, 'take', 1, 0, 'u' || n, now()`,
  sealed_answers: `id, user_id, key_hash, request_hash, state, expires_at) SELECT md5('a' || n)::uuid, 'uid-' || n, 'k' || n, '', 'done', now() + interval '5 minutes'`,
  sealed_events: `answer_id, number, sealed) SELECT md5('a' || n)::uuid, 0, ''`,
  uploads: `file_id, prefix, size_bytes, created_at, grown_at) SELECT 'f' || n, 'tus-' || n, 1, now(), now()`,
  upload_parts: `id, file_id, start_byte, size_bytes) SELECT gen_random_uuid(), 'f' || n, 0, 1`,
}
const grown = [...Object.keys(tables), 'users', 'ledger_accounts', 'ledger_holds', 'ledger_entries']

test('with thousands of people no query in use reads a whole table', { timeout: 60_000 }, async () => {
  await fillLedger(filling, people, 2)
  for (const [table, rows] of Object.entries(tables))
    await filling.execute(sql.raw(`INSERT INTO ${table} (${rows} FROM generate_series(1, ${people}) n; ANALYZE ${table}`))

  // Once in the ledger's life it is added up whole.
  await createLedger(filling, () => new Date()).auditRecent()

  const { database, scans } = watchingPlans(url, grown)
  const now = () => new Date()
  const ledger = createLedger(database, now)
  const objects = { putBytes: async () => {}, read: async () => null, remove: async () => {}, async *list() {} }
  const uploads = createBucketUploads(database, objects, now)
  const accounts = createPeople()
  const services = { database, ledger, now, uploads, identity: accounts.identity, videos: objects } as unknown as Services
  const uid = 'uid-7'
  const request = { userId: uid, reason: 'resume_score', requestHash: 'x', leaseMs: 1_000 } as const

  for (const end of ['post', 'void'] as const) {
    const held = await ledger.hold({ ...request, key: end })
    if (held.outcome === 'held') await ledger[end](held.hold)
  }
  await ledger.buyPass(uid, 'resume_score', 'pass')
  await ledger.mayBegin({ ...request, key: 'post' })
  await ledger.chargeOf(uid, { key: 'post' })
  await ledger.find(uid, 'post')
  await ledger.owedBy(uid)
  await ledger.history(uid, 100)
  await ledger.grant(uid, 40, 'cs:7', 'purchase')
  await ledger.correct({ key: 'cs:7', takenBack: 40, seen: 0, what: 'refund' })
  await ledger.reap()
  await ledger.auditRecent()

  const answers = createSealedAnswers(database, now)
  await answers.begin({ userId: uid, key: 'key', requestHash: '', holdId: null })
  await answers.find(uid, 'key')
  await answers.sweep()

  const clock = { now: now(), leaseMs: 1_000 }
  const practice = await practiceFor(database, uid, 'start', now())
  await database.transaction((tx) => writePractice(tx, practice))
  await openPractice(database, uid, undefined, now())
  const use = { practiceId: practice.id, kind: 'take', questionIndex: 0, take: 0, key: 'key' } as const
  await reserveUse(database, use, clock)
  await finishUse(database, use, now())
  await usesLeft(database, use, clock)
  const regenerations = await openRegenerations(services, uid, 'key')
  await takeRegeneration(services, uid, regenerations.generationId).catch(() => {})

  await refuseTakenNumber(database, { phoneHash: 'new', uid: 'm', googleSubject: 'm' }, uid)
  await purchasesOf(services, uid)
  await createRateLimits(database).take('ai', uid)
  await exportAccount(services, uid)
  await sweepPitches(services)
  await uploads.sweep(now())
  await removeExpired(database, now())
  await deleteAccount(services, uid)
  await database.$client.end()
  expect(scans).toEqual([])
})
