import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { keyHashOf } from '../../adapters/database/schema.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { auditBatch, auditRecent, firstPosition } from './audit.ts'
import { createLedger } from './credit-ledger.ts'

const { database } = await createTestDatabase()
const ledger = createLedger(database, () => new Date('2026-03-01T09:00:00Z'))

const request = { userId: 'anna', reason: 'resume_score', requestHash: 'resume A', leaseMs: 60_000 } as const

beforeAll(async () => {
  await ledger.grant('anna', 40, 'trial:anna', 'trial')
  const outcome = await ledger.hold({ ...request, key: 'posted' })
  if (outcome.outcome === 'held') await ledger.post(outcome.hold)
  await ledger.hold({ ...request, key: 'running' })
})

/** PostgreSQL's message, which drizzle keeps as the cause. */
async function refusalOf(statement: string): Promise<string> {
  const error: unknown = await database.execute(sql.raw(statement)).then(
    () => new Error('it was accepted'),
    (refusal: unknown) => refusal,
  )
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? cause.message : String(cause)
}

test.each([
  ['an entry cannot be changed', 'UPDATE ledger_entries SET amount = 1', /only grows: UPDATE on ledger_entries/],
  ['an entry cannot be removed', 'DELETE FROM ledger_entries', /only grows: DELETE on ledger_entries/],
  ['the entries cannot be emptied', 'TRUNCATE ledger_entries', /only grows: TRUNCATE on ledger_entries/],
  ['a hold cannot be removed', 'DELETE FROM ledger_holds', /only grows: DELETE on ledger_holds/],
  [
    'a hold that ended cannot be opened again',
    `UPDATE ledger_holds SET state = 'running' WHERE key = '${keyHashOf('posted')}'`,
    /only grows: UPDATE/,
  ],
  ['a wallet cannot go below zero', "UPDATE ledger_accounts SET balance = -1 WHERE kind = 'wallet'", /ledger_balance_side/],
  [
    'a hold cannot end twice',
    `INSERT INTO ledger_entries (at, debit_account, credit_account, amount, kind, what, key, hold_id)
     SELECT at, debit_account, 'issued', amount, 'void', what, 'again', hold_id FROM ledger_entries WHERE kind = 'post'`,
    /ledger_one_end_per_hold/,
  ],
  [
    'an Idempotency-Key itself is not taken, only its hash',
    "UPDATE ledger_holds SET key = gen_random_uuid() WHERE state = 'running'",
    /ledger_hold_key_hashed/,
  ],
  [
    'a movement needs an amount',
    "INSERT INTO ledger_entries (at, debit_account, credit_account, amount, kind, what, key) VALUES (now(), 'issued', 'earned', 0, 'grant', '', 'x')",
    /ledger_amount_positive/,
  ],
])('%s', async (_, statement, refusal) => {
  expect(await refusalOf(statement)).toMatch(refusal)
  expect(await ledger.audit()).toEqual([])
})

/** Tampers with the database in a rolled-back transaction and checks that both audits agree. */
async function auditAfter(tampering: string): Promise<string[]> {
  let findings: string[] = []
  const undo = new Error('undo')
  await database
    .transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(sql.raw(tampering))
      findings = (await auditBatch(tx, firstPosition)).faults
      await tx.execute(sql`INSERT INTO ledger_audits (audit, settled_to) VALUES ('recent', 0) ON CONFLICT DO NOTHING`)
      expect((await auditRecent(tx)).toSorted()).toEqual(findings.toSorted())
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return findings
}

test.each([
  [
    'a balance that was set by hand',
    "UPDATE ledger_accounts SET balance = 400 WHERE kind = 'wallet'",
    /is 400, its entries say 10/,
  ],
  ['a held balance without its hold', "UPDATE ledger_accounts SET balance = 0 WHERE kind = 'held'", /has 0, open holds are 15/],
  [
    'a charge without its entry',
    `UPDATE ledger_holds SET state = 'posted', ended_at = now() WHERE key = '${keyHashOf('running')}'`,
    /is posted with 1 starts, 0 posts/,
  ],
  [
    'a return of what was charged',
    `UPDATE ledger_holds SET state = 'voided' WHERE key = '${keyHashOf('posted')}'`,
    /is voided with 1 starts, 1 posts, 0 voids/,
  ],
  ['an entry of another amount', "UPDATE ledger_entries SET amount = 14 WHERE kind = 'post'", /of 15 moved 14 to 15/],
  [
    'a price that is not on the list',
    `UPDATE ledger_holds SET reason = 'voice_to_resume' WHERE key = '${keyHashOf('posted')}'`,
    /took 15, the price is 20/,
  ],
  ['a missing entry', "DELETE FROM ledger_entries WHERE kind = 'grant'", /its entries say -30/],
])('the audit finds %s', async (_, tampering, finding) => {
  expect((await auditAfter(tampering)).join('\n')).toMatch(finding)
})

test.each([
  [
    'credits beside a debt',
    `INSERT INTO ledger_accounts (id, kind, person, balance) SELECT 'debt:' || person, 'debt', person, -5 FROM ledger_accounts WHERE kind = 'wallet'`,
    /has 10 and owes 5/,
  ],
  [
    'more taken back than was given',
    `INSERT INTO ledger_entries (at, debit_account, credit_account, amount, kind, what, key, corrects)
     SELECT at, credit_account, 'issued', 41, 'back', 'refund', 'back:x', substr(key, 7) FROM ledger_entries WHERE kind = 'grant'`,
    /gave 40, taken back are 41/,
  ],
])('the audit finds %s', async (_, tampering, finding) => {
  expect((await auditAfter(tampering)).join('\n')).toMatch(finding)
})

test('a user whose credits have not moved since the last audit is not read again; one whose credits moved is checked whole', async () => {
  const hourMs = 60 * 60_000
  const old = createLedger(database, () => new Date(Date.now() - 2 * hourMs))
  await old.grant('cyd', 40, 'trial:cyd', 'trial')
  await database.execute(sql`DELETE FROM ledger_audits`)
  expect(await ledger.auditRecent()).toEqual([])
  const { rows } = await database.execute<{ settled_to: string; last: string }>(
    sql`SELECT settled_to, (SELECT max(id) FROM ledger_entries) AS last FROM ledger_audits WHERE audit = 'recent'`,
  )
  expect(rows[0]?.settled_to).toBe(rows[0]?.last)
  await ledger.hold({ userId: 'cyd', reason: 'resume_score', key: 'new', requestHash: 'x', leaseMs: 60_000 })
  expect(await ledger.auditRecent()).toEqual([])
  expect((await auditAfter("UPDATE ledger_accounts SET balance = 400 WHERE owner = 'cyd'")).join()).toMatch(
    /is 400, its entries say 25/,
  )
})

test('a whole audit that was cut short goes on where it was, and what it found before counts at once', async () => {
  await ledger.grant('dan', 40, 'trial:dan', 'trial')
  const { rows } = await database.execute<{ person: string }>(sql`SELECT max(person::text) AS person FROM ledger_accounts`)
  // As left by a server stopped after the last user, with one fault found.
  await database.execute(sql`
    INSERT INTO ledger_audits (audit, position, faults_so_far) VALUES ('whole', ${rows[0]!.person}, 1)
    ON CONFLICT (audit) DO UPDATE SET position = excluded.position, faults_so_far = 1`)
  const faultsNow = async () => (await ledger.lastAudits()).find(({ audit }) => audit === 'whole')
  expect(await faultsNow()).toMatchObject({ faults: 1 })
  expect(await ledger.audit({ resumes: true })).toEqual([])
  expect(await faultsNow()).toMatchObject({ faults: 1, finishedAt: expect.any(Date) })
  expect(await ledger.audit()).toEqual([])
  expect(await faultsNow()).toMatchObject({ faults: 0 })
})
