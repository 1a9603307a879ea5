import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalPostgres, startPostgres } from './postgres.ts'

let dataDir: string
let postgres: LocalPostgres | undefined
let heard = () => {}
const log = () => heard()

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-postgres-'))
  // As root, PostgreSQL's own user needs access.
  await chmod(dataDir, 0o755)
})

afterAll(async () => {
  await postgres?.stop()
  // A killed server may still write its last file.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}

/** A start in its own process, killed with SIGKILL once it has written. */
async function killedStart(): Promise<string> {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)})
    console.log((await startPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })).url)
    setInterval(() => {}, 1000)`
  const child = spawn('node', ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', () => reject(new Error('the start ended by itself')))
  })
  await query(url, 'CREATE TABLE kept (word text)')
  await query(url, `INSERT INTO kept VALUES ('still here')`)
  child.removeAllListeners('exit')
  child.kill('SIGKILL')
  return url
}

test('a start after a kill -9 takes over the server that was left running and finds everything', async () => {
  const leftRunning = await killedStart()
  postgres = await startPostgres({ dataDir, log })
  expect(postgres.reused).toBe(true)
  expect(postgres.url).toBe(leftRunning)
  expect(await query(postgres.url, 'SELECT word FROM kept')).toEqual([{ word: 'still here' }])
}, 30_000)

test('two starts on one data folder: the second says so and harms nothing', async () => {
  await expect(startPostgres({ dataDir, log })).rejects.toThrow('already running on the data in')
  expect(await query(postgres!.url, 'SELECT word FROM kept')).toEqual([{ word: 'still here' }])
})

test('a database server that dies comes back by itself at the same address', async () => {
  await killServer()
  const rows = await eventually(() => query(postgres!.url, 'SELECT word FROM kept'))
  expect(rows).toEqual([{ word: 'still here' }])
}, 30_000)

test('writes wait for the disk, and nobody without the password gets in', async () => {
  expect(await query(postgres!.url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  const stranger = new URL(postgres!.url)
  stranger.password = 'guess'
  await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('stopping ends the server, and the data is there at the next start', async () => {
  const url = postgres!.url
  await postgres!.stop()
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
  postgres = await startPostgres({ dataDir, log })
  expect(postgres.reused).toBe(false)
  expect(await query(postgres.url, 'SELECT word FROM kept')).toEqual([{ word: 'still here' }])
}, 30_000)

test('stopping while a dead server is being started again leaves none running', async () => {
  const restarting = new Promise<void>((resolve) => {
    heard = resolve
  })
  await killServer()
  await restarting
  await postgres!.stop()
  postgres = await startPostgres({ dataDir, log })
  expect(postgres.reused).toBe(false)
}, 30_000)

async function killServer(): Promise<void> {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await attempt()
    } catch {
      await sleep(100)
    }
  }
  return attempt()
}
