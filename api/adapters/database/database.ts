import { fileURLToPath } from 'node:url'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as schema from './schema.ts'

/** PostgreSQL through drizzle; `$client` is the pool. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }

/** Inside `database.transaction`: the same queries. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface OpenOptions {
  /** Default 10. Every API process has its own pool. */
  maxConnections?: number
  /** Told when a connection breaks between two queries (a restarted server); the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void
}

/** Any number: the advisory lock that lets several API processes start at once and migrate one after another. */
const migrationLock = 4_711_041

/** Opens a pool; connects at the first query. Statements end after 30 s, so that nothing waits for ever. */
export function openDatabase(url: string, { maxConnections = 10, onConnectionLost = () => {} }: OpenOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    // A process that stalls inside a transaction must not keep a person's account locked.
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'greenroom',
  })
  // Without a listener a connection that breaks between two queries would end the process: the pool listens only while it rests.
  pool.on('connect', (client) => client.on('error', onConnectionLost))
  pool.on('error', () => {})
  return drizzle({ client: pool, schema })
}

/**
 * Brings the tables up to date; safe to call from several processes at the same moment.
 * @param migrationsFolder where a bundled server keeps its copy of `migrations`
 */
export async function migrate(
  database: Database,
  migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url)),
): Promise<void> {
  const client = await database.$client.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await applyMigrations(drizzle({ client }), { migrationsFolder })
  } finally {
    // Closing the connection gives the lock back, however the migration ended.
    client.release(true)
  }
}

/** Ends the pool after the queries that are under way. */
export async function close(database: Database): Promise<void> {
  await database.$client.end()
}
