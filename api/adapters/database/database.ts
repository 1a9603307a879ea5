import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase & { $client: pg.Pool }

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

interface OpenOptions {
  maxConnections?: number
  onConnectionLost?: (error: Error) => void
  readOnly?: boolean
  /** Maximum wait for a free connection, and then for one statement; default 5 s. */
  answerWithinMs?: number
}

export const poolLoad = ({ $client: pool }: Database) => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount })

/** PostgreSQL cancels statements itself; if it is silent this much longer, it or the network is frozen. */
const silenceMs = 500

// Opens a pool; connects at the first query. No caller waits much longer than `answerWithinMs`. A url with `pgbouncer=true` is a PgBouncer in
// transaction mode, where limits are set per transaction instead of per connection.
export function openDatabase(
  url: string,
  { maxConnections = 10, onConnectionLost = () => {}, readOnly = false, answerWithinMs = 5_000 }: OpenOptions = {},
): Database {
  const { connectionString, isPooled } = addressOf(url)
  const limits = {
    statement_timeout: answerWithinMs,
    // A stalled process must not keep a user's account locked.
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
    // The pool listens only on idle connections; without a listener, a connection that breaks between queries ends the process.
    client.on('error', onConnectionLost)
    giveUpAfter(client, answerWithinMs + silenceMs)
  })
  pool.on('error', () => {})
  retryStatements(pool)
  return Object.assign(drizzle({ client: pool }), { transaction: transactionOf(pool, isPooled ? limits : null) })
}

function addressOf(url: string) {
  const address = new URL(url)
  const isPooled = address.searchParams.get('pgbouncer') === 'true'
  address.searchParams.delete('pgbouncer')
  return { connectionString: address.href, isPooled }
}

function retryStatements(pool: pg.Pool) {
  const once = pool.query.bind(pool) as (...query: unknown[]) => Promise<unknown>
  Object.assign(pool, { query: (...query: unknown[]) => retried(() => once(...query)) })
}

// Destroys a connection whose query got no bytes for this long, so waiting queries fail and the pool opens another. (pg's `query_timeout` would hand
// the frozen connection to the next caller.)
function giveUpAfter(client: pg.PoolClient, silentMs: number) {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  const isIdle = () => (client as unknown as { readyForQuery: boolean }).readyForQuery
  stream.removeAllListeners('timeout')
  stream.setTimeout(silentMs, () => {
    if (isIdle()) return
    const { bytesRead } = stream
    // If this process was frozen, the response may have arrived but not been read yet.
    setImmediate(() => {
      if (!isIdle() && stream.bytesRead === bytesRead) stream.destroy(new Error('the database does not answer'))
    })
  })
}

// Drizzle's own transaction leaks the connection when BEGIN fails. `work` may run several times; only the last run counts. `limits` are set at the
// start of each transaction when the connection itself takes none.
function transactionOf(pool: pg.Pool, limits: Record<string, number> | null): Database['transaction'] {
  return (work, config) =>
    retried(async () => {
      const client = await pool.connect()
      try {
        return await drizzle({ client }).transaction(async (tx) => {
          if (limits) await client.query(limited(limits))
          return work(tx)
        }, config)
      } finally {
        client.release()
      }
    })
}

/** LOCAL, because behind PgBouncer session settings leak to other users' transactions. */
const limited = (limits: Record<string, number>) =>
  Object.entries(limits)
    .map(([name, ms]) => `SET LOCAL ${name} = ${ms}`)
    .join('; ')

/** Runs a long transaction on its own connection. @param atMostMs per statement; 0 for no limit */
export async function longTransaction<T>(
  database: Database,
  atMostMs: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await database.$client.connect()
  try {
    giveUpAfter(client, atMostMs && atMostMs + silenceMs)
    return await drizzle({ client }).transaction(async (tx) => {
      await client.query(limited({ statement_timeout: atMostMs, idle_in_transaction_session_timeout: 0 }))
      return work(tx)
    })
  } finally {
    client.release(true)
  }
}

export async function close(database: Database): Promise<void> {
  await database.$client.end()
}

/** PostgreSQL's codes for "nothing happened, try again": serialization failure and deadlock. */
const tryAgain = ['40001', '40P01']
const mostTries = 8
const firstWaitMs = 5

export function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && error.code !== undefined ? error.code : codeOf(error.cause)
}

export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !tryAgain.includes(String(codeOf(error)))) throw error
      await sleep(Math.random() * firstWaitMs * 2 ** tries)
    }
  }
}
