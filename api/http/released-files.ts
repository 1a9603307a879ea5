import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { eq, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { releasedFiles } from '../adapters/database/schema.ts'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import { clientAddressOf } from './client-address.ts'

/** Content-hashed names such as `name-1a2B3c4D.js`; nothing else reaches the database. */
const hashedName = /^[\w.-]+-[\w-]{8}\.(js|css|woff2|ttf)$/

export const cachedForever = 'public, max-age=31536000, immutable'

/** In worker threads, because the main one serves all requests. */
const unpacked = promisify(brotliDecompress)

export type ReleasedFiles = ReturnType<typeof createReleasedFiles>

// During a rollout, two releases share one address, and a page may ask either server for its files. Each server stores its files in the database
// before it takes traffic, and serves missing ones from there.
export function createReleasedFiles(
  { database, env, now, rateLimits }: Pick<Services, 'database' | 'env' | 'now' | 'rateLimits'>,
  folder: string,
) {
  const assets = join(folder, 'assets')
  return {
    /** Stores this release's files for the other servers; repeated daily, because files no one serves are deleted. */
    async publish(): Promise<void> {
      const all = readdirSync(assets)
      // Sorted, so that servers starting together cannot deadlock.
      const names = all.filter((name) => hashedName.test(name)).sort()
      const servedAt = now()
      const known = await database
        .update(releasedFiles)
        .set({ servedAt })
        .where(inArray(releasedFiles.name, names))
        .returning({ name: releasedFiles.name })
      const unknown = new Set(names).difference(new Set(known.map(({ name }) => name)))
      for (const name of unknown) {
        const encoding = all.includes(`${name}.br`) ? 'br' : null
        const body = readFileSync(join(assets, encoding ? `${name}.br` : name))
        await database.insert(releasedFiles).values({ name, body, encoding, servedAt }).onConflictDoNothing()
      }
    },
    async find(c: Context): Promise<Response | null> {
      const name = c.req.path.slice('/assets/'.length)
      if (!c.req.path.startsWith('/assets/') || !hashedName.test(name)) return null
      await rateLimits.take('released-files-ip', clientAddressOf(c, env))
      const [file] = await database.select().from(releasedFiles).where(eq(releasedFiles.name, name))
      return file ? answer(c, file) : null
    },
  }
}

export function publishDaily(files: ReleasedFiles, log: Log): void {
  const again = () => files.publish().catch((error: unknown) => log.failure('Files of this release could not be kept', error))
  setInterval(again, 24 * 60 * 60_000).unref()
}

type ReleasedFile = Pick<typeof releasedFiles.$inferSelect, 'name' | 'body' | 'encoding'>

async function answer(c: Context, { name, body, encoding }: ReleasedFile): Promise<Response> {
  const mayPack = encoding !== null && (c.req.header('accept-encoding') ?? '').includes(encoding)
  return c.body(new Uint8Array(encoding && !mayPack ? await unpacked(body) : body), 200, {
    'Content-Type': getMimeType(name) ?? 'application/octet-stream',
    'Cache-Control': cachedForever,
    ...(encoding && { Vary: 'Accept-Encoding' }),
    ...(mayPack && { 'Content-Encoding': encoding }),
  })
}
