import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assemble } from '../../assemble.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { createOperatorActions } from '../../billing/operator/operator-actions.ts'
import { readEnv } from '../../env.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { close, codeOf, type Database, openDatabase } from './database.ts'
import { grantToServers, makeRole, migrate } from './migrate.ts'
import { users } from './schema.ts'

const { database: owner, url } = await createTestDatabase()
const role = `servers_${randomBytes(4).toString('hex')}`
const serversUrl = Object.assign(new URL(url), { username: role, password: encodeURIComponent("it's 'secret'") }).href
let servers: Database

beforeAll(async () => {
  expect(await makeRole(owner, role, "it's 'secret'")).toBe(true)
  expect(await makeRole(owner, role, 'another')).toBe(false)
  await grantToServers(owner, role)
  servers = openDatabase(serversUrl)
})
afterAll(async () => {
  await close(servers)
  await owner.execute(sql.raw(`DROP OWNED BY ${role}; DROP ROLE ${role}`))
})

test('the servers’ role does everything a server does', async () => {
  await migrate(servers)
  const now = () => new Date()
  const ledger = createLedger(servers, now)
  await servers.insert(users).values({ id: 'anna', email: 'anna@example.com', googleSubject: 'g', phoneHash: 'hash' })
  await ledger.grant('anna', 40, 'cs:anna', 'purchase')
  const held = await ledger.hold({ userId: 'anna', reason: 'resume_score', key: randomUUID(), requestHash: 'x', leaseMs: 60_000 })
  if (held.outcome === 'held') await ledger.post(held.hold)
  await ledger.correct({ key: 'cs:anna', takenBack: 40, seen: 0, what: 'refund' })
  await createOperatorActions({ database: servers, ledger, now, operator: 'olga' }).freeNumber('hash', 'Asked for')
  expect(await ledger.owedBy('anna')).toBe(15)
  await ledger.forget('anna')
  expect([...(await ledger.audit()), ...(await ledger.auditRecent())]).toEqual([])
})

test('all work in the background is done with it', async () => {
  const lines: string[] = []
  const log = createLog('info', new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }))
  const folder = mkdtempSync(join(tmpdir(), 'runtime-role-'))
  const server = await assemble(readEnv({ NODE_ENV: 'test', DATA_DIR: folder, PHONE_HASH_KEY: 'k'.repeat(32) }), log, serversUrl)
  const done = sql`SELECT name FROM background_work WHERE due_at > now()`
  await expect.poll(async () => (await owner.execute(done)).rowCount, { timeout: 20_000 }).toBe(7)
  await server.close()
  rmSync(folder, { recursive: true })
  expect(lines.filter((line) => /failed|error/i.test(line))).toEqual([])
})

test.each([
  ['change an entry', 'UPDATE ledger_entries SET amount = 1'],
  ['delete an entry', 'DELETE FROM ledger_entries'],
  ['empty the ledger', 'TRUNCATE ledger_entries'],
  ['set a balance', 'UPDATE ledger_accounts SET balance = 1000'],
  ['delete an account of the ledger', 'DELETE FROM ledger_accounts'],
  ['delete a hold', 'DELETE FROM ledger_holds'],
  ['change what operators did', 'DELETE FROM admin_actions'],
  ['switch the rules off', 'ALTER TABLE ledger_entries DISABLE TRIGGER ALL'],
  ['change a table', 'ALTER TABLE users ADD COLUMN x integer'],
  ['make a function', 'CREATE FUNCTION ledger_move2() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$'],
])('it may not %s, and the database says so before any trigger', async (_, statement) => {
  const refusal: unknown = await servers.execute(sql.raw(statement)).catch((error: unknown) => error)
  expect(codeOf(refusal)).toBe('42501')
})

test('a server of a newer release stops with a sentence where it may not change the tables', async () => {
  await owner.execute(
    sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)`,
  )
  await expect(migrate(servers)).rejects.toThrow('run `npm run migrate` first')
})
