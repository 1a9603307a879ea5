import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { databaseUrl } from '../../testing/test-postgres.ts'
import { close, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { removeExpired } from './retention.ts'
import { rateLimits, users } from './schema.ts'

const { database, url } = await createTestDatabase()

test('several servers that start at the same moment bring an empty database up to date together', async () => {
  await database.execute(sql`CREATE DATABASE starting_together`)
  const servers = Array.from({ length: 4 }, () => openDatabase(databaseUrl(url, 'starting_together'), { maxConnections: 1 }))
  await Promise.all(servers.map((server) => migrate(server)))
  const applied = await servers[0]!.execute<{ count: string }>(sql`SELECT count(*) FROM drizzle.__drizzle_migrations`)
  expect(Number(applied.rows[0]?.count)).toBeGreaterThanOrEqual(2)
  await Promise.all(servers.map(close))
  await database.execute(sql`DROP DATABASE starting_together`)
})

test('a change of a table lets calls by that came before it, and is made when they are done', async () => {
  await database.execute(sql`CREATE DATABASE busy TEMPLATE greenroom_template`)
  const busy = openDatabase(databaseUrl(url, 'busy'), { answerWithinMs: 20_000 })
  await busy.execute(sql`DELETE FROM drizzle.__drizzle_migrations`)
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-migrations-'))
  mkdirSync(join(folder, 'meta'))
  const files = {
    change: 'ALTER TABLE users ADD COLUMN shoe_size integer',
    build: 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "by_shoe" ON users (shoe_size)',
  }
  const entries = Object.keys(files).map((tag, idx) => ({ idx, tag, when: idx + 1, version: '7', breakpoints: true }))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }))
  for (const [tag, statement] of Object.entries(files)) writeFileSync(join(folder, `${tag}.sql`), statement)
  // Left behind by a server that died while building an index.
  await busy.execute(sql`CREATE INDEX by_shoe ON users (id)`)
  await busy.execute(sql`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'by_shoe'::regclass`)

  let isChanged = false
  const changing = busy.transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM users`)
    const migrating = migrate(busy, folder).then(() => {
      isChanged = true
    })
    await sleep(500)
    const startedAtMs = performance.now()
    await busy.execute(sql`SELECT FROM users`)
    expect(performance.now() - startedAtMs).toBeLessThan(4_000)
    expect(isChanged).toBe(false)
    return { migrating }
  })
  await (await changing).migrating
  const { rows } = await busy.execute(sql`SELECT indisvalid FROM pg_index WHERE indexrelid = 'by_shoe'::regclass`)
  expect(rows).toEqual([{ indisvalid: true }])
  await close(busy)
  await database.execute(sql`DROP DATABASE busy`)
  rmSync(folder, { recursive: true })
})

test('however much has expired, it is removed in small pieces, and what is in use stays', async () => {
  await database.execute(
    sql`INSERT INTO rate_limits (key, points, expire) SELECT 'old' || n, 1, 0 FROM generate_series(1, 12000) n`,
  )
  await database.execute(sql`INSERT INTO rate_limits (key, points, expire) VALUES ('in use', 1, ${Date.now()})`)
  // No statement may delete more than this.
  await database.execute(sql`CREATE FUNCTION too_many() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN
    IF (SELECT count(*) FROM gone) > 5000 THEN RAISE EXCEPTION ''too many at once''; END IF; RETURN NULL; END'`)
  await database.execute(
    sql`CREATE TRIGGER too_many AFTER DELETE ON rate_limits REFERENCING OLD TABLE AS gone EXECUTE FUNCTION too_many()`,
  )
  await removeExpired(database, new Date())
  expect((await database.select().from(rateLimits)).map(({ key }) => key)).toEqual(['in use'])
})

test('a person is stored with times to the millisecond', async () => {
  const createdAt = new Date('2026-01-02T03:04:05.678Z')
  await database.insert(users).values({ id: 'anna', email: 'anna@example.com', googleSubject: 'g-1', createdAt })
  const [anna] = await database.select().from(users)
  expect(anna).toMatchObject({ id: 'anna', phoneVerified: false, creditsGrantedByPhone: false, lastActiveAt: null, createdAt })
})

test('what is asked at the moment at which a resting connection is looked at is answered', async () => {
  const server = openDatabase(url, { maxConnections: 1, answerWithinMs: 100 })
  const client = await server.$client.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const asked = once(stream, 'timeout').then(() => server.execute(sql`SELECT 1`))
  client.release()
  expect((await asked).rowCount).toBe(1)
  await close(server)
})

test('a database connection that breaks while resting does not end the server', async () => {
  const lost: string[] = []
  const server = openDatabase(url, { maxConnections: 1, onConnectionLost: (error) => lost.push(error.message) })
  const { rows } = await server.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
  await database.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`)
  await expect.poll(() => lost.length).toBe(1)
  expect((await server.execute(sql`SELECT 1`)).rowCount).toBe(1)
  await close(server)
})

test('a database connection that breaks in the middle of a movement fails that movement alone', async () => {
  const server = openDatabase(url, { maxConnections: 1 })
  const movement = server.transaction(async (tx) => {
    await tx.insert(users).values({ id: 'ben', email: 'ben@example.com', googleSubject: 'g-2' })
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    await database.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`)
    // Long enough for the error to arrive while no query is running.
    await sleep(100)
    await tx.execute(sql`SELECT 1`)
  })
  await expect(movement).rejects.toThrow()
  expect(await server.$count(users, eq(users.id, 'ben'))).toBe(0)
  await close(server)
})

test('where the database refuses whatever overlaps, people who spend at the same moment notice nothing', async () => {
  await database.execute(sql`CREATE DATABASE strict TEMPLATE greenroom_template`)
  await database.execute(sql`ALTER DATABASE strict SET default_transaction_isolation = 'serializable'`)
  const strict = openDatabase(databaseUrl(url, 'strict'))
  const ledger = createLedger(strict, () => new Date())
  await ledger.grant('anna', 100, 'trial:anna', 'trial')
  const request = { userId: 'anna', reason: 'resume_score', requestHash: 'x', leaseMs: 60_000 } as const
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, at) => ledger.hold({ ...request, key: `key-${at}` })))
  expect(outcomes.filter(({ outcome }) => outcome === 'held')).toHaveLength(6)
  expect(outcomes.filter(({ outcome }) => outcome === 'too-few-credits')).toHaveLength(6)
  expect(await ledger.audit()).toEqual([])
  await close(strict)
  await database.execute(sql`DROP DATABASE strict`)
})

test('a server that cannot reach its database says so by the setting’s name, and who helps', async () => {
  for (const [address, code] of [
    ['postgres://greenroom@127.0.0.1:1/greenroom', 'ECONNREFUSED'],
    [databaseUrl(url, 'none'), '3D000'],
  ] as const) {
    const server = openDatabase(address, { maxConnections: 1 })
    const sentence = `The database of DATABASE_URL cannot be reached; npm run doctor says what to fix (${code}).`
    await expect(migrate(server)).rejects.toThrow(sentence)
    await close(server)
  }
})

test('a PgBouncer that refuses the connection’s limits is named with its setting', async () => {
  const words = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0')
  const head = Buffer.from([0x45, 0, 0, 0, words.length + 4])
  const pooler = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([head, words]))))
  await once(pooler.listen(0, '127.0.0.1'), 'listening')
  const server = openDatabase(`postgres://greenroom@127.0.0.1:${(pooler.address() as AddressInfo).port}/greenroom`)
  await expect(migrate(server)).rejects.toThrow('add ?pgbouncer=true')
  await close(server)
  pooler.close()
})

test('behind a pooler a statement still ends in time, and its transaction leaves no limit behind', async () => {
  const pooled = new URL(url)
  pooled.searchParams.set('pgbouncer', 'true')
  const server = openDatabase(pooled.href, { maxConnections: 1, answerWithinMs: 200 })
  await expect(server.transaction((tx) => tx.execute(sql`SELECT pg_sleep(5)`))).rejects.toThrow()
  await expect(server.execute(sql`SELECT pg_sleep(5)`)).rejects.toThrow()
  const { rows } = await server.execute(sql`SHOW statement_timeout`)
  expect(rows).toEqual([{ statement_timeout: '0' }])
  await close(server)
})
