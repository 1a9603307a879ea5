import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../api/adapters/database/database.ts'

/** Retries until the database is back: `startPostgres` allows a minute. */
export async function patiently<T>(work: () => Promise<T>, patienceMs = 70_000): Promise<T> {
  const giveUpAtMs = Date.now() + patienceMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > giveUpAtMs) throw error
      await sleep(50)
    }
  }
}

/** Kills PostgreSQL and all its processes with SIGKILL, and waits until it responds again. */
export async function killDatabase(database: Database): Promise<void> {
  const { rows } = await patiently(() => database.execute<{ pid: string }>(sql`SELECT pg_read_file('postmaster.pid') AS pid`))
  const pid = Number.parseInt(rows[0]!.pid, 10)
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  const children = (stdout ?? '').split('\n').filter(Boolean)
  for (const each of [pid, ...children.map(Number)]) kill(each)
  await patiently(() => database.execute(sql`SELECT 1`))
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It exited with its parent.
  }
}
