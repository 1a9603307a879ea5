import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import type { Env } from '../../env.ts'

/** Unfinished videos wait for the phone's connection this long; finished ones for the call that takes them. */
const unfinishedForMs = 24 * 60 * 60_000

/** Where uploads are kept while they arrive. Several servers behind one address need a shared folder. */
export function uploadFolder(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'uploads')
}

/** Removes resumable uploads that have not grown for a day. Returns how many. */
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

/** Removes everything this person has sent that was not used yet, when the account is deleted. */
export async function removeUploadsOf(folder: string, uid: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const theirs = names.filter((name) => name.startsWith(prefixOf(uid)))
  await Promise.all(theirs.map((name) => rm(join(folder, name), { force: true })))
}

const touchedAtMs = async (folder: string, name: string) => (await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs

const uuidLength = 36
const idPattern = /^[0-9a-f-]{36}$/

/** The file of one person's upload. The id comes from the phone, so the person is part of the name: nobody can reach another's. */
export function fileIdOf(uid: string, uploadId: string): string | null {
  if (!idPattern.test(uploadId)) return null
  return `${prefixOf(uid)}${uploadId}`
}

const prefixOf = (uid: string) => `tus-${createHash('sha256').update(uid).digest('hex').slice(0, 32)}-`

/** The upload's address when the phone made it before and did not hear the answer: creating it again would empty it. */
export function isThereAlready(folder: string, fileId: string): boolean {
  return existsSync(join(folder, `${fileId}.json`))
}

interface WaitingUpload {
  fileId: string
  /** As many as it will have when it is whole. */
  sizeBytes: number
}

/** Every resumable upload that is here, finished or not. */
export async function waitingUploads(folder: string): Promise<WaitingUpload[]> {
  const notes = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('tus-') && name.endsWith('.json'))
  return Promise.all(
    notes.map(async (name) => ({ fileId: name.slice(0, -'.json'.length), sizeBytes: await announcedBytes(join(folder, name)) })),
  )
}

/** From the note that the store writes beside each upload; taken away meanwhile, it is none. */
async function announcedBytes(path: string): Promise<number> {
  const note = await readFile(path, 'utf8').catch(() => '{}')
  return Number(JSON.parse(note || '{}').size ?? 0)
}

/** Whether both are uploads of one person. */
export function isOfSamePerson(fileId: string, other: string): boolean {
  return fileId.slice(0, -uuidLength) === other.slice(0, -uuidLength)
}

interface FinishedUpload {
  path: string
  sizeBytes: number
}

/** A whole upload of this person, or null when it is missing, someone else's or not finished. */
export async function finishedUpload(folder: string, uid: string, uploadId: string): Promise<FinishedUpload | null> {
  const fileId = fileIdOf(uid, uploadId)
  if (!fileId || !isThereAlready(folder, fileId)) return null
  const upload = await new FileStore({ directory: folder }).getUpload(fileId).catch(() => null)
  if (!upload || upload.size !== upload.offset) return null
  const path = join(folder, fileId)
  return { path, sizeBytes: (await stat(path)).size }
}
