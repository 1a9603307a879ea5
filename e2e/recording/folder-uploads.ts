import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { MemoryLocker } from '@tus/server'
import { fileIdOf, prefixOf } from '../../api/media/uploads/file-id.ts'
import type { Uploads } from '../../api/media/uploads/uploads.ts'

/** Uploads as files with metadata next to them, where there is no database. */
export function createFolderUploads(folder: string): Uploads {
  const isThere = (fileId: string) => existsSync(join(folder, `${fileId}.json`))
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('tus-'))
  const removeFiles = async (files: string[]) =>
    (await Promise.all(files.map((name) => rm(join(folder, name), { force: true })))).length
  const remove = async (fileId: string) => void (await removeFiles([fileId, `${fileId}.json`]))
  const stateOf = async (fileId: string) => {
    const { size } = await stat(join(folder, fileId)).catch(() => ({ size: 0 }))
    return { fileId, receivedBytes: size }
  }
  const all = async () => Promise.all((await names()).filter((name) => !name.endsWith('.json')).map(stateOf))
  return {
    locker: new MemoryLocker(),
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
    sweep: async () => 0,
  }
}
