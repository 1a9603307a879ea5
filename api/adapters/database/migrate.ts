import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { codeOf, type Database } from './database.ts'

/** Arbitrary advisory lock id, so servers that start together migrate one at a time. */
const migrationLock = 4_711_041
const lookAgainMs = 200

/** Queries queue behind a waiting table change, so it gives up after this long and tries again. */
const lockWithinMs = 3_000
const mostTries = 20
const betweenTriesMs = 1_000

// Brings the tables up to date; safe to call from several processes at once. Only reads when there is nothing to do, so a role that may not change
// tables can call it.
export async function migrate(
  database: Database,
  migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url)),
): Promise<void> {
  const missing = async () => {
    const applied = await lastApplied(database)
    return readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis > applied)
  }
  try {
    if ((await missing()).length > 0) await alone(database, async () => applyAll(database, await missing()))
  } catch (error) {
    throw explained(error)
  }
}

const record = 'drizzle.__drizzle_migrations'

async function lastApplied(database: Database): Promise<number> {
  const { rows } = await database.execute<{ there: boolean }>(sql`SELECT to_regclass(${record}) IS NOT NULL AS there`)
  if (!rows[0]!.there) return 0
  const last = await database.execute<{ at: string | null }>(sql`SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations`)
  return Number(last.rows[0]!.at)
}

/** A connection without the pool's limits, since an index may take minutes. */
async function withConnection(database: Database, work: (client: pg.Client) => Promise<void>) {
  const { connectionString } = database.$client.options
  const client = new pg.Client({ connectionString, application_name: 'greenroom migration' })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** Polls for the lock: waiting inside a statement would block CREATE INDEX CONCURRENTLY. */
function alone(database: Database, work: () => Promise<void>) {
  return withConnection(database, async (guard) => {
    await guard.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
    // No parameters: a prepared statement would keep a snapshot open, which an index build waits for.
    const tryLock = `SELECT pg_try_advisory_xact_lock(${migrationLock}) AS ours`
    const isOurs = async () => (await guard.query<{ ours: boolean }>(tryLock)).rows[0]!.ours
    while (!(await isOurs())) await sleep(lookAgainMs)
    await work()
  })
}

function applyAll(database: Database, migrations: MigrationMeta[]) {
  return withConnection(database, async (client) => {
    await client.query(
      `CREATE SCHEMA IF NOT EXISTS drizzle; CREATE TABLE IF NOT EXISTS ${record} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    )
    for (const { sql: statements, hash, folderMillis } of migrations) {
      // Such a migration holds nothing else: `CONCURRENTLY` cannot run in a transaction.
      const isConcurrent = statements.some((statement) => /\bINDEX CONCURRENTLY\b/.test(statement))
      if (isConcurrent) for (const statement of statements) await changeIndex(client, statement)
      await inTransaction(client, async () => {
        if (!isConcurrent) for (const statement of statements) await client.query(statement)
        await client.query(`INSERT INTO ${record} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis])
      })
    }
  })
}

async function inTransaction(client: pg.Client, work: () => Promise<void>) {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockWithinMs}`)
      await work()
      await client.query('COMMIT')
      return
    } catch (error) {
      await client.query('ROLLBACK')
      const isTooBusy = ['55P03', '40P01'].includes(String(codeOf(error)))
      if (!isTooBusy || tries === mostTries) throw error
      await sleep(betweenTriesMs)
    }
  }
}

async function changeIndex(client: pg.Client, statement: string) {
  const [, index] = /CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS "(\w+)"/.exec(statement) ?? []
  const { rowCount } = await client.query('SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid', [index])
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY "${index}"`)
  await client.query(statement)
}

/** Network errors, and PostgreSQL's for a wrong user, password or database. */
const cannotConnect = /^(E[A-Z]+|28\w{3}|3D000)$/
const notReached = 'The database of DATABASE_URL cannot be reached; npm run doctor says what to fix'
const poolerRefused =
  'DATABASE_URL leads to a PgBouncer: add ?pgbouncer=true to it (&pgbouncer=true after other parameters), or name PostgreSQL itself.'
const notAllowed =
  'The tables are older than this release, and the role of DATABASE_URL may not change them: run `npm run migrate` first (docs/deploy.md, 6).'

function explained(error: unknown) {
  const code = String(codeOf(error) ?? '')
  const texts = error instanceof Error ? [error.message, (error.cause as Error | undefined)?.message].join('\n') : ''
  if (/unsupported startup parameter/.test(texts)) return new Error(poolerRefused)
  if (code === '42501' || code === '25006') return new Error(notAllowed, { cause: error })
  return cannotConnect.test(code) ? new Error(`${notReached} (${code}).`, { cause: error }) : error
}

const onlyGrow = ['ledger_entries', 'admin_actions']

// Grants the servers' role only what servers do. It owns no table, so the database refuses changes to the past even without triggers. Call as the
// tables' owner after each migration.
export async function grantToServers(database: Database, roleName: string): Promise<void> {
  const role = sql.identifier(roleName)
  const run = (statement: ReturnType<typeof sql>) => database.execute(statement)
  await run(sql`GRANT USAGE ON SCHEMA public, drizzle TO ${role}`)
  await run(sql`GRANT SELECT ON drizzle.__drizzle_migrations TO ${role}`)
  await run(sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`)
  for (const table of onlyGrow) await run(sql`REVOKE UPDATE, DELETE ON ${sql.identifier(table)} FROM ${role}`)
  await run(sql`REVOKE DELETE ON ledger_holds, trials FROM ${role}`)
  // Balances are moved by a trigger with its owner's rights; deleting an account only clears the owner.
  await run(sql`REVOKE UPDATE, DELETE ON ledger_accounts FROM ${role}`)
  await run(sql`GRANT UPDATE (owner) ON ledger_accounts TO ${role}`)
}

export async function makeRole(database: Database, name: string, password: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`SELECT FROM pg_roles WHERE rolname = ${name}`)
  if (rowCount) return false
  const { rows } = await database.execute<{ statement: string }>(
    sql`SELECT format('CREATE ROLE %I LOGIN PASSWORD %L', ${name}::text, ${password}::text) AS statement`,
  )
  await database.execute(sql.raw(rows[0]!.statement))
  return true
}
