import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fillLedger } from '../../../scripts/bench/fill-ledger.ts'
import { createSpending } from '../../billing/ai-spending/spending.ts'
import { createSealedAnswers } from '../../billing/charged-request/sealed-answers.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { readEnv } from '../../env.ts'
import { deleteAccount } from '../../features/accounts/delete-account.ts'
import { exportAccount } from '../../features/accounts/export-account.ts'
import { noteActivity, profileOf } from '../../features/accounts/profile.ts'
import { libraryRoutes } from '../../features/elevator-pitch/library-routes.ts'
import { metricsRoutes } from '../../features/metrics/metrics-routes.ts'
import { openCheckout, paymentResult, purchasesOf } from '../../features/payments/payment-routes.ts'
import { reconcile } from '../../features/payments/reconcile.ts'
import { webhookRoutes } from '../../features/payments/webhook-routes.ts'
import { grantTrial } from '../../features/phone/grant-trial.ts'
import { markVerified, refuseTakenNumber } from '../../features/phone/verify-phone.ts'
import {
  finishUse,
  openPractice,
  practiceFor,
  reserveUse,
  usesLeft,
  writePractice,
} from '../../features/voice-interview/practice-uses.ts'
import { openRegenerations, takeRegeneration } from '../../features/voice-to-resume/regenerations.ts'
import { createRateLimits } from '../../http/limits/rate-limits.ts'
import type { AppEnv } from '../../http/signed-in.ts'
import { refuseUnverified } from '../../http/signed-in.ts'
import { createLog } from '../../log.ts'
import { removePitch, sweepPitches } from '../../media/pitches/remove-pitch.ts'
import { savedBefore, savePitch } from '../../media/pitches/save-pitch.ts'
import { createUploads } from '../../media/uploads/uploads.ts'
import type { Services } from '../../services.ts'
import { createPeople } from '../../testing/people.ts'
import { watchingPlans } from '../../testing/sequential-scans.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import type { SignedInPerson } from '../identity.ts'
import { createMetrics } from '../metrics.ts'
import type { CheckoutOrder, Payments } from '../payments.ts'
import type { Database } from './database.ts'
import { removeExpired } from './retention.ts'

const { database: filling, url } = await createTestDatabase()
const people = 3_000

/** Rows for every table that grows, for the users of `fillLedger`. */
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

  await createLedger(filling, () => new Date()).auditRecent()

  const { database, scans } = watchingPlans(url, grown)
  const now = () => new Date()
  const ledger = createLedger(database, now)
  const objects = { put: async () => {}, read: async () => null, remove: async () => {}, async *list() {} }
  const uploads = createUploads(database, objects, now)
  const accounts = createPeople()
  const env = readEnv({ NODE_ENV: 'test', PHONE_HASH_KEY: 'k'.repeat(32), METRICS_TOKEN: 'm'.repeat(16) })
  const rateLimits = createRateLimits(database)
  const spending = createSpending({ database, rateLimits, now, log: createLog('silent'), budgetUsd: 20, reserveUsd: 20 })
  const videos = { ...objects, put: async () => {} }
  const others = {
    env,
    spending,
    rateLimits,
    log: createLog('silent'),
    metrics: createMetrics(),
    load: () => ({}),
    payments: payingAtOnce(database),
  }
  const services = { database, ledger, now, uploads, identity: accounts.identity, videos, ...others } as unknown as Services
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

  const person = { uid, email: 'anna@example.com', googleSubject: 'g-7' }
  await markVerified(services, person, '+4915112345678')
  await grantTrial(services, person)
  await profileOf(services, uid)
  await noteActivity(services, uid)
  await refuseUnverified(services, uid, '')
  await refuseTakenNumber(database, { phoneHash: 'new', uid: 'm', googleSubject: 'm' }, uid)
  await payments(services, person)
  await pitchesOf(services, uid)
  await metricsRoutes(services).request('/metrics', { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } })
  await rateLimits.take('ai', uid)
  spending.add({ model: 'm', inputTokens: 1, outputTokens: 1, costMicros: 1 })
  await spending.flush()
  await spending.refusal(uid)
  await exportAccount(services, uid)
  await sweepPitches(services)
  await uploads.sweep(now())
  await removeExpired(database, now())
  await deleteAccount(services, uid)
  await database.$client.end()
  expect(scans).toEqual([])
})

/** A provider where every checkout is paid at once. */
function payingAtOnce(database: Database): Payments {
  let opened: CheckoutOrder | undefined
  const sessionId = 'cs_bought'
  return {
    async openCheckout(order) {
      opened = order
      return { sessionId, url: '' }
    },
    async factsOf() {
      const { id, userId, packageType, credits, amountCents, currency } = opened!
      const agreed = { checkoutId: id, userId, packageType, credits, amountCents, currency, openedAt: new Date() }
      const went = { refundedCents: amountCents, disputedCents: 0, receiptUrl: null, paymentIntentId: 'pi_bought' }
      return { sessionId, state: 'paid', ...agreed, ...went }
    },
    sessionOfPayment: async () => null,
    async *completedSince() {
      // Leave an uncredited row for reconciliation to find.
      await database.execute(sql`UPDATE checkouts SET state = 'open', credited_at = NULL WHERE session_id = ${sessionId}`)
      yield { sessionId, checkoutId: opened!.id, paid: true }
    },
    readEvent: () => ({ about: 'payment', paymentIntentId: 'pi_bought' }),
  }
}

async function payments(services: Services, person: SignedInPerson) {
  await openCheckout(services, person, { packageType: 'basic', origin: 'https://greenroom.example' })
  await paymentResult(services, person.uid, 'cs_bought')
  expect((await webhookRoutes(services).request('/stripe/webhook', { method: 'POST', body: '{}' })).status).toBe(200)
  expect(await reconcile(services)).toMatchObject({ failed: 0 })
  await purchasesOf(services, person.uid)
}

async function pitchesOf(services: Services, userId: string) {
  const texts = { transcript: '', score: 1, refinedPitch: '', alternateExample: '' }
  const file = { kind: 'video', contentType: '', sizeBytes: 1, durationSeconds: 1, path: '' } as const
  const wanted = { userId, requestHash: '', replaces: null, ...texts, ...file }
  const saveKey = randomUUID()
  const { id } = await savePitch(services, { ...wanted, saveKey })
  await savedBefore(services, { ...wanted, saveKey })
  const { id: next } = await savePitch(services, { ...wanted, saveKey: randomUUID(), replaces: id })
  const library = new Hono<AppEnv>().use((c, next) => {
    c.set('person', { uid: userId } as SignedInPerson)
    return next()
  })
  expect((await library.route('/', libraryRoutes(services)).request('/elevator-pitch/library')).status).toBe(200)
  expect(await removePitch(services, userId, next)).toBe(true)
}
