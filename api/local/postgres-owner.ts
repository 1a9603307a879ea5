import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'

/** The user PostgreSQL runs as. It refuses root, so under root that is another user. */
export interface Owner {
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

export function canWriteInto(dir: string, owner: Owner): boolean {
  if (owner.uid === undefined) return true
  return spawnSync('test', ['-w', dir], { ...owner, cwd: '/' }).status === 0
}

export function canRun(program: string, owner: Owner): boolean {
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
