import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isAlive } from '../processes/is-alive.ts'
import type { ClusterLayout } from './cluster-layout.ts'
import { plainEnvironment } from './postgres-cluster.ts'

const run = promisify(execFile)

const logLimitBytes = 1024 * 1024

export const logFile = (clusterDir: string) => join(clusterDir, 'server.log')

/** The port of the process in `postmaster.pid`, if it is alive and serves this folder. Removes a stale file. */
export function runningPort({ clusterDir }: ClusterLayout): number | null {
  const file = join(clusterDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pidLine, , , portLine] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(pidLine)
  if (!isAlive(pid)) return null
  const command = commandOf(pid)
  if (command === null || command.includes(clusterDir)) return Number(portLine)
  // After a reboot the pid may belong to any process, and PostgreSQL would refuse to start.
  rmSync(file, { force: true })
  return null
}

/** Starts the server in its own process group, so that Ctrl-C reaches us first. Its log contains no statements or values. */
export async function startServer(layout: ClusterLayout, port: number): Promise<void> {
  const log = logFile(layout.clusterDir)
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) rmSync(log)
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
  ]
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  await run(layout.binaries.pgCtl, ['start', '-D', layout.clusterDir, '-l', log, '-o', options], spawning(layout))
}

const fastStop = (clusterDir: string) => ['stop', '-D', clusterDir, '-m', 'fast', '-t', '15']

/** Stops the server (open transactions roll back), by force after 15 s; no data is lost either way. */
export async function stopServer(layout: ClusterLayout): Promise<void> {
  const { binaries, clusterDir } = layout
  if (runningPort(layout) === null) return
  await run(binaries.pgCtl, fastStop(clusterDir), spawning(layout)).catch(() =>
    run(binaries.pgCtl, ['stop', '-D', clusterDir, '-m', 'immediate'], spawning(layout)),
  )
}

export function askToStop(layout: ClusterLayout) {
  if (runningPort(layout) === null) return
  spawnSync(layout.binaries.pgCtl, [...fastStop(layout.clusterDir), '--no-wait'], spawning(layout))
}

const spawning = ({ owner, clusterDir }: ClusterLayout) => ({ ...owner, cwd: dirname(clusterDir), env: plainEnvironment })

function commandOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return ps.status === 0 ? ps.stdout : null
  }
}
