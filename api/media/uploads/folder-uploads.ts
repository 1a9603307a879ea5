import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { fileIdOf, prefixOf } from './file-id.ts'
import { type Uploads, unfinishedForMs } from './uploads.ts'

/** Uploads as files of one folder, each with its note beside it. For one machine; several servers share a bucket instead. */
export function createFolderUploads(folder: string): Uploads {
  const isThere = (fileId: string) => existsSync(join(folder, `${fileId}.json`))
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('tus-'))
  const removeFiles = async (files: string[]) =>
    void (await Promise.all(files.map((name) => rm(join(folder, name), { force: true }))))
  const remove = (fileId: string) => removeFiles([fileId, `${fileId}.json`])
  const touchedAtMs = async (name: string) => (await stat(join(folder, name)).catch(() => ({ mtimeMs: 0 }))).mtimeMs
  return {
    store: () => new FileStore({ directory: folder }),
    isThere: async (fileId) => isThere(fileId),
    async waiting() {
      const notes = (await names()).filter((name) => name.endsWith('.json'))
      return Promise.all(
        notes.map(async (name) => ({
          fileId: name.slice(0, -'.json'.length),
          sizeBytes: await announcedBytes(join(folder, name)),
        })),
      )
    },
    async whole(uid, uploadId) {
      const fileId = fileIdOf(uid, uploadId)
      if (!fileId || !isThere(fileId)) return null
      const upload = await new FileStore({ directory: folder }).getUpload(fileId).catch(() => null)
      if (!upload || upload.size !== upload.offset) return null
      const path = join(folder, fileId)
      return { path, sizeBytes: (await stat(path)).size }
    },
    remove,
    removeOf: async (uid) => removeFiles((await names()).filter((name) => name.startsWith(prefixOf(uid)))),
    async sweep(now) {
      const files = (await names()).filter((name) => !name.endsWith('.json'))
      const old = await Promise.all(files.map(async (name) => now.getTime() - (await touchedAtMs(name)) > unfinishedForMs))
      const gone = files.filter((_name, index) => old[index])
      await Promise.all(gone.map(remove))
      return gone.length
    },
  }
}

/** From the note that the store writes beside each upload; taken away meanwhile, it is none. */
async function announcedBytes(path: string): Promise<number> {
  const note = await readFile(path, 'utf8').catch(() => '{}')
  return Number(JSON.parse(note || '{}').size ?? 0)
}
