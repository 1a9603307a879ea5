import { constants, copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Videos } from './videos.ts'

const keyPattern = /^[0-9a-f-]{36}$/

/** Files readable by the server's user only, for one machine; several servers share a bucket. */
export function createDiskVideos(folder: string): Videos {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('a video key that is no UUID')
    return join(folder, key)
  }
  async function keep(key: string, write: (path: string) => Promise<void>) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // A partial file never has a video's name.
    const arriving = `${pathOf(key)}.arriving`
    try {
      await write(arriving)
      await flushed(arriving)
      await rename(arriving, pathOf(key))
      await flushed(folder)
    } catch (error) {
      await rm(arriving, { force: true })
      throw error
    }
  }

  return {
    put: (key, from) =>
      keep(key, (to) =>
        typeof from === 'string' ? copyFile(from, to, constants.COPYFILE_FICLONE) : writeFile(to, from, { mode: 0o600 }),
      ),
    async read(key, { start, end }) {
      const file = await open(pathOf(key)).catch(nullIfMissing)
      return file && (Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>)
    },
    async remove(key) {
      await Promise.all([pathOf(key), `${pathOf(key)}.arriving`].map((path) => rm(path, { force: true })))
    },
    async setAside(key) {
      const aside = join(`${folder}-quarantine`, key)
      await mkdir(dirname(aside), { recursive: true, mode: 0o700 })
      for (const path of [pathOf(key), `${pathOf(key)}.arriving`]) await rename(path, aside).catch(nullIfMissing)
    },
    async *list() {
      for (const name of await readdir(folder).catch(() => [])) {
        const key = name.replace(/\.arriving$/, '')
        const facts = keyPattern.test(key) ? await stat(join(folder, name)).catch(nullIfMissing) : null
        if (facts) yield { key, sizeBytes: facts.size, storedAt: facts.mtime }
      }
    },
    async probe() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
    },
  }
}

async function flushed(path: string) {
  const handle = await open(path)
  try {
    // Windows cannot flush a folder, and need not.
    await handle.sync().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPERM') throw error
    })
  } finally {
    await handle.close()
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
