import type { Socket } from 'node:net'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { retried } from './retried.ts'
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
  /** PostgreSQL itself refuses whatever would write. */
  readOnly?: boolean
  /** How long a free connection, and then one statement, may take; default 5 s. */
  answerWithinMs?: number
}

/** Connections of the pool, for the metrics. */
export const poolLoad = ({ $client: pool }: Database) => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount })

/** The database ends a statement by itself; where it stays silent this much longer, it or the network is frozen. */
const silenceMs = 500

/**
 * Opens a pool; connects at the first query. Whatever happens to the database, no caller waits much longer than `answerWithinMs`.
 * @param url with `pgbouncer=true` for a PgBouncer in transaction mode, which takes no limits for a whole connection: they are set in each
 *   transaction then, and a single statement is ended by breaking its connection. Nothing else here lives longer than a transaction.
 */
export function openDatabase(
  url: string,
  { maxConnections = 10, onConnectionLost = () => {}, readOnly = false, answerWithinMs = 5_000 }: OpenOptions = {},
): Database {
  const { connectionString, isPooled } = addressOf(url)
  const limits = {
    // Waiting for a lock counts.
    statement_timeout: answerWithinMs,
    // A process that stalls inside a transaction must not keep a person's account locked.
    idle_in_transaction_session_timeout: 2 * answerWithinMs,
  }
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: answerWithinMs,
    ...(!isPooled && limits),
    ...(readOnly && { options: '-c default_transaction_read_only=on' }),
    keepAlive: true,
    application_name: 'greenroom',
  })
  pool.on('connect', (client) => {
    // Without a listener a connection that breaks between two queries would end the process: the pool listens only while it rests.
    client.on('error', onConnectionLost)
    giveUpAfter(client, answerWithinMs + silenceMs)
  })
  pool.on('error', () => {})
  retryStatements(pool)
  return Object.assign(drizzle({ client: pool, schema }), { transaction: transactionOf(pool, isPooled ? limits : null) })
}

function addressOf(url: string) {
  const address = new URL(url)
  const isPooled = address.searchParams.get('pgbouncer') === 'true'
  address.searchParams.delete('pgbouncer')
  return { connectionString: address.href, isPooled }
}

/** A statement outside a transaction is one by itself. */
function retryStatements(pool: pg.Pool) {
  const once = pool.query.bind(pool) as (...query: unknown[]) => Promise<unknown>
  Object.assign(pool, { query: (...query: unknown[]) => retried(() => once(...query)) })
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
    // Nobody waits. What is asked in the next moment, before the look below, has its whole time.
    if (isResting()) return
    const { bytesRead } = stream
    // If this process was frozen, the answer has arrived and is only not read yet.
    setImmediate(() => {
      if (!isResting() && stream.bytesRead === bytesRead) stream.destroy(new Error('the database does not answer'))
    })
  })
}

/**
 * Drizzle's own loses the connection for good when BEGIN fails: it is taken from the pool and never given back. Like every transaction
 * here, `work` may run several times; only the last counts.
 * @param limits set at its beginning where the connection has none
 */
function transactionOf(pool: pg.Pool, limits: Record<string, number> | null): Database['transaction'] {
  return (work, config) =>
    retried(async () => {
      const client = await pool.connect()
      try {
        return await drizzle({ client, schema }).transaction(async (tx) => {
          if (limits) await client.query(limited(limits))
          return work(tx)
        }, config)
      } finally {
        client.release()
      }
    })
}

/** Until the transaction ends: what is set for a session may reach somebody else's behind a PgBouncer. */
const limited = (limits: Record<string, number>) =>
  Object.entries(limits)
    .map(([name, ms]) => `SET LOCAL ${name} = ${ms}`)
    .join('; ')

/**
 * Runs a transaction that may take longer than a request, on its own connection, which is closed afterwards.
 * @param atMostMs for one statement; 0 is without end
 */
export async function unhurried<T>(database: Database, atMostMs: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await database.$client.connect()
  try {
    giveUpAfter(client, atMostMs && atMostMs + silenceMs)
    return await drizzle({ client, schema }).transaction(async (tx) => {
      await client.query(limited({ statement_timeout: atMostMs, idle_in_transaction_session_timeout: 0 }))
      return work(tx)
    })
  } finally {
    client.release(true)
  }
}

/** Ends the pool after the queries that are under way. */
export async function close(database: Database): Promise<void> {
  await database.$client.end()
}
