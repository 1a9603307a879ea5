import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type ClusterLayout, layoutFor } from './cluster-layout.ts'
import { freePort } from './ports.ts'
import { findBinaries } from './postgres-binaries.ts'
import { clusterUser, ensureCluster, passwordOf } from './postgres-cluster.ts'
import { askToStop, logFile, runningPort, startServer, stopServer } from './postgres-server.ts'

export type LocalPostgres = Awaited<ReturnType<typeof startPostgres>>

/** After a crash PostgreSQL first replays its WAL. */
const answerWithinMs = 60_000

/** Starts the PostgreSQL installed by npm, or takes over one left running by a killed start; restarts it on the same port if it dies. */
export async function startPostgres({ dataDir, log }: { dataDir: string; log(sentence: string): void }) {
  const layout = layoutFor(dataDir, await findBinaries())
  await ensureCluster(layout)
  const password = passwordOf(layout.clusterDir)
  const server = await answering(layout, password)
  const url = urlOf(server.port, password)
  const keeper = keep(server.client, async () => {
    log('The database server went away; starting it again.')
    return (await answering(layout, password, server.port)).client
  })
  const lastWord = () => askToStop(layout)
  process.once('exit', lastWord)
  const stop = async () => {
    await keeper.stop()
    await stopServer(layout)
    process.off('exit', lastWord)
  }
  return { url, stop, reused: server.reused, notice: layout.notice }
}

async function answering(layout: ClusterLayout, password: string, wantedPort?: number) {
  const giveUpAtMs = Date.now() + answerWithinMs
  let spawned = false
  while (Date.now() < giveUpAtMs) {
    const port = runningPort(layout)
    if (port === null) {
      spawned = true
      // A start may fail while another one, or what is left of a killed server, ends.
      await startServer(layout, await freePort(wantedPort)).catch(() => sleep(50))
      continue
    }
    const guard = Number.isInteger(port) && (await takeGuard(urlOf(port, password, 'postgres'), layout.clusterDir))
    if (guard === 'used-by-another') {
      throw new Error(
        `Greenroom is already running on the data in ${layout.clusterDir}. Stop it first, or give this one another DATA_DIR.`,
      )
    }
    if (guard && guard !== 'not-answering') return { port, client: guard.client, reused: !spawned }
    await sleep(50)
  }
  throw new Error(
    `The database server did not answer within ${answerWithinMs / 1000} s. Its own words are in ${logFile(layout.clusterDir)}.`,
  )
}

function keep(first: Client, again: () => Promise<Client>) {
  let stopped = false
  let client = first
  let renewing = Promise.resolve()
  const renew = async () => {
    while (!stopped) {
      try {
        return watch(await again())
      } catch {
        await sleep(1_000)
      }
    }
  }
  const watch = (next: Client) => {
    client = next
    client.once('end', () => {
      renewing = renew()
    })
  }
  watch(first)
  return {
    stop: async () => {
      stopped = true
      // A restart under way would start the server that is about to be stopped.
      await renewing
      await client.end().catch(() => {})
    },
  }
}

const databaseName = 'greenroom'

/** Arbitrary advisory lock id: a Greenroom is using this database. Released when its connection ends. */
const lockNumber = 4_711_040

type Guard = { client: Client } | 'not-answering' | 'used-by-another'

async function takeGuard(url: string, clusterDir: string): Promise<Guard> {
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

const urlOf = (port: number, password: string, database = databaseName) =>
  `postgres://${clusterUser}:${password}@127.0.0.1:${port}/${database}`

async function connect(url: string, clusterDir: string): Promise<Client | null> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, application_name: 'greenroom-guard' })
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
