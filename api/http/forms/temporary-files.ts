import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { isAlive } from '../../processes/is-alive.ts'

export type TemporaryFiles = ReturnType<typeof openTemporaryFiles>

export const formFolder = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'uploads')

/** Files of another machine that shares the folder are left alone for this long. */
const foreignForMs = 60 * 60_000
const namePattern = /^form-(.+)-(\d+)-[0-9a-f-]{36}$/

/** Open in this process, so a sweep must not delete them. */
const open = new Set<string>()

/** The files of one request. They contain users' voices and faces, so none may remain. */
export function openTemporaryFiles(folder: string) {
  const paths: string[] = []
  return {
    async create() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `form-${hostname()}-${process.pid}-${randomUUID()}`)
      open.add(path)
      paths.push(path)
      return path
    },
    async release() {
      await Promise.all(paths.map((path) => rm(path, { force: true })))
      for (const path of paths) open.delete(path)
    },
  }
}

/** Removes what crashed servers left behind. @returns how many files */
export async function sweepTemporaryFiles(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const left = await Promise.all(names.map(async (name) => !open.has(join(folder, name)) && (await isLeftBehind(folder, name))))
  const gone = names.filter((_name, index) => left[index])
  await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })))
  return gone.length
}

async function isLeftBehind(folder: string, name: string): Promise<boolean> {
  const [, host, pid] = namePattern.exec(name) ?? []
  if (!host || !pid) return false
  // Our pid but not open: an earlier process had the same pid, as in containers.
  if (host === hostname()) return Number(pid) === process.pid || !isAlive(Number(pid))
  const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))
  return Date.now() - mtimeMs > foreignForMs
}
