import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { close, openDatabase } from '../adapters/database/database.ts'
import { migrate } from '../adapters/database/migrate.ts'
import { startPostgres } from '../local/postgres.ts'

const folderPrefix = 'greenroom-test-'
export const templateName = 'greenroom_template'

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function startTestPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  endLeftovers()
  const dataDir = mkdtempSync(join(tmpdir(), folderPrefix))
  // PostgreSQL's own user needs access.
  chmodSync(dataDir, 0o755)
  writeFileSync(join(dataDir, 'test-run-pid'), String(process.pid))
  const server = await startPostgres({ dataDir, log: console.error })
  const url = databaseUrl(server.url, 'postgres')
  await createTemplate(url)
  return {
    url,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function createTemplate(url: string) {
  const admin = new pg.Client(url)
  await admin.connect()
  // Tests need not survive a power cut, and a killed process loses nothing by this.
  for (const setting of ['fsync', 'full_page_writes']) await admin.query(`ALTER SYSTEM SET ${setting} = off`)
  await admin.query('SELECT pg_reload_conf()')
  await admin.query(`CREATE DATABASE ${templateName}`)
  await admin.end()
  const template = openDatabase(databaseUrl(url, templateName), { maxConnections: 1 })
  await migrate(template)
  await close(template)
}

/** Servers of killed runs, whose folders name a process that is gone. */
function endLeftovers() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = join(tmpdir(), name)
    const owner = join(folder, 'test-run-pid')
    if (!existsSync(owner) || isAlive(Number(readFileSync(owner, 'utf8')))) continue
    const postmaster = join(folder, 'postgres', 'postmaster.pid')
    if (existsSync(postmaster)) endProcess(Number(readFileSync(postmaster, 'utf8').split('\n')[0]), folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Checks that the process serves this folder, because pids are reused. */
function endProcess(pid: number, folder: string) {
  const commandLine = `/proc/${pid}/cmdline`
  if (existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes(folder)) process.kill(pid, 'SIGQUIT')
}
