import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type ClusterLayout, give } from './cluster-layout.ts'

export const clusterUser = 'greenroom'

/** Keeps our settings and keys from PostgreSQL's programs. */
export const plainEnvironment = {
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  TEMP: process.env.TEMP,
  LC_ALL: 'C',
  TZ: 'UTC',
}

const passwordFile = (clusterDir: string) => join(clusterDir, 'greenroom-password')

/** Creates the cluster on the first start under a temporary name, so an interrupted start leaves nothing half-made. */
export async function ensureCluster(layout: ClusterLayout): Promise<void> {
  if (existsSync(join(layout.clusterDir, 'PG_VERSION'))) return refuseOtherVersion(layout)
  const half = `${layout.clusterDir}.making-${process.pid}`
  const secret = `${half}.password`
  rmSync(half, { recursive: true, force: true })
  try {
    const password = randomBytes(24).toString('base64url')
    writeFileSync(secret, password, { mode: 0o600 })
    mkdirSync(half, { mode: 0o700 })
    for (const path of [secret, half]) give(path, layout.owner)
    await initdb(layout, half, secret)
    writeFileSync(passwordFile(half), password, { mode: 0o600 })
    // Fails on a non-empty folder, so it can never replace another cluster.
    renameSync(half, layout.clusterDir)
  } catch (error) {
    // A concurrent start may have been first.
    if (!existsSync(passwordFile(layout.clusterDir))) throw error
  } finally {
    rmSync(secret, { force: true })
    rmSync(half, { recursive: true, force: true })
  }
}

export function passwordOf(clusterDir: string): string {
  return readFileSync(passwordFile(clusterDir), 'utf8').trim()
}

async function initdb({ binaries, owner, clusterDir }: ClusterLayout, target: string, passwordPath: string): Promise<void> {
  const flags = [
    `--pgdata=${target}`,
    `--username=${clusterUser}`,
    `--pwfile=${passwordPath}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own collation is the same on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const spawning = { ...owner, cwd: dirname(clusterDir), env: plainEnvironment }
  await promisify(execFile)(binaries.initdb, flags, spawning).catch(({ message, stderr = message }) => {
    throw new Error(`PostgreSQL could not make its data folder ${target}: ${stderr.trim()}`)
  })
}

function refuseOtherVersion({ binaries, clusterDir }: ClusterLayout) {
  const major = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  const share = readFileSync(join(binaries.nativeDir, 'share', 'postgresql', 'postgres.bki'), 'utf8').slice(0, 40)
  const ours = /PostgreSQL (\d+)/.exec(share)?.[1]
  if (ours && ours !== major) {
    throw new Error(
      `The database in ${clusterDir} was made by PostgreSQL ${major}, this is ${ours}. Use another DATA_DIR, or move the data.`,
    )
  }
}
