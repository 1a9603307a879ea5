import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../env.ts'

/** Unfinished videos wait for the phone's connection this long; finished ones for the call that takes them. */
const unfinishedForMs = 24 * 60 * 60_000

/** Where uploads lie while they arrive. Several servers behind one address need one shared folder here. */
export function uploadFolder(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'uploads')
}

/** Removes resumable uploads that nobody has gone on with for a day. Returns how many files went. */
export async function sweepOldUploads(folder: string, nowMs: number): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('tus-') && !name.endsWith('.json'))
  const old = await Promise.all(names.map(async (name) => nowMs - (await touchedAtMs(folder, name)) > unfinishedForMs))
  const gone = names.filter((_name, index) => old[index])
  await Promise.all(gone.map((name) => removeUpload(folder, name)))
  return gone.length
}

/** Removes an upload and what is noted about it. */
export async function removeUpload(folder: string, fileId: string): Promise<void> {
  await Promise.all([fileId, `${fileId}.json`].map((name) => rm(join(folder, name), { force: true })))
}

const touchedAtMs = async (folder: string, name: string) => (await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs
