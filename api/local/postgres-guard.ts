import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const databaseName = 'greenroom'

/** Arbitrary advisory lock id: a Greenroom is using this database. Released when its connection ends. */
const lockNumber = 4_711_040

type Guard = { client: Client } | 'not-answering' | 'used-by-another'

export async function takeGuard(url: string, clusterDir: string): Promise<Guard> {
  const client = await connect(url, clusterDir)
  if (!client) return 'not-answering'
  try {
    // The lock of a killed Greenroom is released when the server notices.
    for (let tries = 0; tries < 20; tries++) {
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [lockNumber])
      if (rows[0]?.taken) {
        await ensureDatabase(client)
        return { client }
      }
      await sleep(100)
    }
    await client.end()
    return 'used-by-another'
  } catch {
    await client.end().catch(() => {})
    return 'not-answering'
  }
}

export const urlOf = (port: number, user: string, password: string, database = databaseName) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

async function connect(url: string, clusterDir: string): Promise<Client | null> {
  const always = new URL(url)
  always.pathname = '/postgres'
  const client = new Client({
    connectionString: always.href,
    connectionTimeoutMillis: 3_000,
    application_name: 'greenroom-guard',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    if (rows[0]?.data_directory === clusterDir) return client
  } catch {
    // Not up yet, or not ours: the caller retries or starts one.
  }
  await client.end().catch(() => {})
  return null
}

async function ensureDatabase(client: Client) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
  if (!rowCount) await client.query(`CREATE DATABASE ${databaseName}`)
}
