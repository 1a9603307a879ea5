import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { binariesIn, type PostgresBinaries } from './postgres-binaries.ts'

export interface ClusterLayout {
  clusterDir: string
  binaries: PostgresBinaries
  owner: Owner
  notice?: string
}

// Where PostgreSQL's user finds the cluster and the programs. Under root that user may have no access to a clone in a 0700 home; then a folder it can
// reach is used instead.
export function layoutFor(dataDir: string, installed: PostgresBinaries): ClusterLayout {
  mkdirSync(dataDir, { recursive: true })
  const wanted = join(realpathSync(dataDir), 'postgres')
  const standIn = standInFor(wanted)
  const clusterDir = existsSync(join(standIn, 'postgres', 'PG_VERSION')) ? join(standIn, 'postgres') : wanted
  const owner = ownerFor(clusterDir)
  refuseForeignCluster(clusterDir)
  const layout = { clusterDir, binaries: installed, owner }
  if (clusterDir === wanted && !reaches(wanted, owner)) layout.clusterDir = join(standIn, 'postgres')
  if (!canRun(installed.postgres, owner)) layout.binaries = copyOf(installed, standIn)
  if (layout.clusterDir === wanted && layout.binaries === installed) return layout
  mkdirSync(standIn, { recursive: true, mode: 0o755 })
  return { ...layout, notice: `PostgreSQL's own user cannot reach everything here, so it works in ${standIn}.` }
}

/** Whether every folder on the way to the cluster is open to its owner. */
function reaches(clusterDir: string, owner: Owner): boolean {
  const reached = owner.uid === undefined || spawnSync('test', ['-x', dirname(clusterDir)], { ...owner, cwd: '/' }).status === 0
  if (!reached && existsSync(join(clusterDir, 'PG_VERSION'))) {
    throw new Error(
      `PostgreSQL's own user can no longer reach the database in ${clusterDir}. Please open the folders above it again.`,
    )
  }
  return reached
}

function standInFor(clusterDir: string): string {
  const name = `greenroom-${createHash('sha256').update(clusterDir).digest('hex').slice(0, 12)}`
  const lasting = join('/var/lib', name)
  return existsSync('/var/lib') ? lasting : join(tmpdir(), name)
}

/** Copied under another name first, so an interrupted copy is never mistaken for a complete one. */
function copyOf(installed: PostgresBinaries, standIn: string): PostgresBinaries {
  const version = createHash('sha256')
    .update(installed.nativeDir)
    .update(String(statSync(installed.postgres).mtimeMs))
  const copy = join(standIn, `programs-${version.digest('hex').slice(0, 12)}`)
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`
    // The list of links names them below `native`.
    cpSync(installed.nativeDir, join(half, 'native'), { recursive: true, verbatimSymlinks: true })
    renameSync(half, copy)
  }
  return binariesIn(join(copy, 'native'))
}

function refuseForeignCluster(clusterDir: string) {
  try {
    if (existsSync(clusterDir)) readFileSync(join(clusterDir, 'PG_VERSION'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') return
    throw new Error(
      `The database in ${clusterDir} belongs to another user (was Greenroom started as root before?). Use another DATA_DIR.`,
    )
  }
}

/** The user PostgreSQL runs as. It refuses root, so under root that is another user. */
interface Owner {
  uid?: number
  gid?: number
}

const isRoot = () => process.getuid?.() === 0

/** Under root: the existing cluster's owner, else the user `postgres`, created if missing, else `nobody`. */
export function ownerFor(clusterDir: string): Owner {
  if (!isRoot()) return {}
  const existing = statSync(clusterDir, { throwIfNoEntry: false })
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid }
  const found = idsOf('postgres') ?? created('postgres') ?? idsOf('nobody')
  if (!found)
    throw new Error('PostgreSQL does not run as root, and no other user could be made. Start Greenroom as an ordinary user.')
  return found
}

export function give(path: string, owner: Owner) {
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
}

function canRun(program: string, owner: Owner): boolean {
  return spawnSync(program, ['--version'], { ...owner, cwd: owner.uid === undefined ? undefined : '/' }).status === 0
}

function created(name: string): Owner | null {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name])
  return idsOf(name)
}

function idsOf(name: string): Owner | null {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout ?? '', 10)
  const uid = id('-u')
  const gid = id('-g')
  return uid > 0 && gid > 0 ? { uid, gid } : null
}
