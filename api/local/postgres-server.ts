import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '../processes/is-alive.ts'
import type { ClusterLayout } from './cluster-layout.ts'
import { plainEnvironment } from './postgres-cluster.ts'

interface RunningServer {
  pid: number
  port: number
}

const logLimitBytes = 1024 * 1024

export const logFile = (clusterDir: string) => join(clusterDir, 'greenroom-server.log')

/** The process in `postmaster.pid`, if it is alive and serves this folder. Removes a stale file. */
export function runningServer({ clusterDir }: ClusterLayout): RunningServer | null {
  const file = join(clusterDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pidLine, , , portLine] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(pidLine)
  const port = Number(portLine)
  if (!isAlive(pid)) return null
  const command = commandOf(pid)
  if (command === null || command.includes(clusterDir)) return { pid, port }
  // After a reboot the pid may belong to any process, and PostgreSQL would refuse to start.
  rmSync(file, { force: true })
  return null
}

/** Starts the server in its own process group, so that Ctrl-C reaches us first. Its log contains no statements or values. */
export function spawnServer({ binaries, owner, clusterDir }: ClusterLayout, port: number): Promise<void> {
  const log = openSync(logFile(clusterDir), logSize(clusterDir) > logLimitBytes ? 'w' : 'a', 0o600)
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', clusterDir, '-p', String(port), ...flags], {
    ...owner,
    cwd: dirname(clusterDir),
    env: plainEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.unref()
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  })
}

/** Stops the server (open transactions roll back), by force after 15 s; no data is lost either way. */
export async function stopServer(layout: ClusterLayout): Promise<void> {
  const server = runningServer(layout)
  if (!server) return
  askToStop(layout, server.pid)
  for (const [patienceMs, next] of [
    [15_000, 'SIGQUIT'],
    [5_000, 'SIGKILL'],
  ] as const) {
    const giveUpAtMs = Date.now() + patienceMs
    while (isAlive(server.pid) && Date.now() < giveUpAtMs) await sleep(20)
    if (!isAlive(server.pid)) return
    process.kill(server.pid, next)
  }
}

export function askToStop({ binaries, clusterDir, owner }: ClusterLayout, pid: number) {
  try {
    // Windows has no SIGINT for other processes; `pg_ctl` uses PostgreSQL's own signal.
    if (process.platform === 'win32') spawnSync(binaries.pgCtl, ['stop', '-D', clusterDir, '-m', 'fast', '-W'], { ...owner })
    else process.kill(pid, 'SIGINT')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return ps.status === 0 ? ps.stdout : null
  }
}

function logSize(clusterDir: string): number {
  return statSync(logFile(clusterDir), { throwIfNoEntry: false })?.size ?? 0
}
