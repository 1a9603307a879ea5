import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { fileIdOf, prefixOf } from './file-id.ts'
import { type Uploads, unchangedForMs } from './uploads.ts'

/** Uploads as files with metadata next to them, for one machine; several servers share a bucket. */
export function createFolderUploads(folder: string): Uploads {
  const isThere = (fileId: string) => existsSync(join(folder, `${fileId}.json`))
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('tus-'))
  const removeFiles = async (files: string[]) =>
    void (await Promise.all(files.map((name) => rm(join(folder, name), { force: true }))))
  const remove = (fileId: string) => removeFiles([fileId, `${fileId}.json`])
  const stateOf = async (fileId: string) => {
    const { size, mtimeMs } = await stat(join(folder, fileId)).catch(() => ({ size: 0, mtimeMs: 0 }))
    return { fileId, receivedBytes: size, grownAtMs: mtimeMs }
  }
  const all = async () => Promise.all((await names()).filter((name) => !name.endsWith('.json')).map(stateOf))
  return {
    store: () => new FileStore({ directory: folder }),
    isThere: async (fileId) => isThere(fileId),
    waiting: all,
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
      const isOld = await Promise.all(
        (await all()).map(async ({ fileId, receivedBytes, grownAtMs }) => {
          const isWhole = receivedBytes >= (await announcedBytes(join(folder, `${fileId}.json`)))
          const mayRestMs = unchangedForMs[isWhole ? 'whole' : receivedBytes === 0 ? 'empty' : 'unfinished']
          return now.getTime() - grownAtMs > mayRestMs ? fileId : []
        }),
      )
      const gone = isOld.flat()
      await Promise.all(gone.map(remove))
      return gone.length
    },
  }
}

async function announcedBytes(path: string): Promise<number> {
  const note = await readFile(path, 'utf8').catch(() => '{}')
  return Number(JSON.parse(note || '{}').size ?? 0)
}
