import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
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
  /** How long a free connection, and then one statement, may take; default 5 s. */
  answerWithinMs?: number
}

/** Any number: the advisory lock that lets several API processes start at once and migrate one after another. */
const migrationLock = 4_711_041

/** The database ends a statement by itself; where it stays silent this much longer, it or the network is frozen. */
const silenceMs = 500

/** Opens a pool; connects at the first query. Whatever happens to the database, no caller waits much longer than `answerWithinMs`. */
export function openDatabase(
  url: string,
  { maxConnections = 10, onConnectionLost = () => {}, answerWithinMs = 5_000 }: OpenOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: answerWithinMs,
    // Waiting for a lock counts.
    statement_timeout: answerWithinMs,
    // A process that stalls inside a transaction must not keep a person's account locked.
    idle_in_transaction_session_timeout: 2 * answerWithinMs,
    keepAlive: true,
    application_name: 'greenroom',
  })
  pool.on('connect', (client) => {
    // Without a listener a connection that breaks between two queries would end the process: the pool listens only while it rests.
    client.on('error', onConnectionLost)
    giveUpAfter(client, answerWithinMs + silenceMs)
  })
  pool.on('error', () => {})
  return Object.assign(drizzle({ client: pool, schema }), { transaction: transactionOf(pool) })
}

/**
 * Breaks a connection whose query has been without any word for so long: queries that wait for it fail at once, and the pool opens
 * another. (pg's own `query_timeout` would hand the frozen connection to the next caller.)
 */
function giveUpAfter(client: pg.PoolClient, silentMs: number) {
  // Both are part of pg and not of its types.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const isResting = () => (client as unknown as { readyForQuery: boolean }).readyForQuery
  stream.removeAllListeners('timeout')
  stream.setTimeout(silentMs, () => {
    const { bytesRead } = stream
    // If this process was frozen, the answer has arrived and is only not read yet.
    setImmediate(() => {
      if (!isResting() && stream.bytesRead === bytesRead) stream.destroy(new Error('the database does not answer'))
    })
  })
}

/** Drizzle's own loses the connection for good when BEGIN fails: it is taken from the pool and never given back. */
function transactionOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client, schema }).transaction(work, config)
    } finally {
      client.release()
    }
  }
}

/**
 * Runs work that may take longer than a request, on its own connection, which is closed afterwards.
 * @param atMostMs for one statement; 0 is without end
 */
export async function unhurried<T>(
  database: Database,
  atMostMs: number,
  work: (own: NodePgDatabase<typeof schema>) => Promise<T>,
): Promise<T> {
  const client = await database.$client.connect()
  try {
    giveUpAfter(client, atMostMs && atMostMs + silenceMs)
    await client.query(`SET statement_timeout = ${atMostMs}`)
    return await work(drizzle({ client, schema }))
  } finally {
    client.release(true)
  }
}

/**
 * Brings the tables up to date; safe to call from several processes at the same moment.
 * @param migrationsFolder where a bundled server keeps its copy of `migrations`
 */
export function migrate(
  database: Database,
  migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url)),
): Promise<void> {
  return unhurried(database, 0, async (own) => {
    // Closing the connection gives the lock back, however the migration ended.
    await own.execute(sql`SELECT pg_advisory_lock(${migrationLock})`)
    await applyMigrations(own, { migrationsFolder })
  })
}

/** Ends the pool after the queries that are under way. */
export async function close(database: Database): Promise<void> {
  await database.$client.end()
}
