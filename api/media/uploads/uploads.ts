import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DataStore, ERRORS, type Locker } from '@tus/server'
import { and, asc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { uploadLocks, uploadParts, uploads } from '../../adapters/database/schema.ts'
import type { Videos } from '../../adapters/videos.ts'
import { BucketStore } from './bucket-store.ts'
import { fileIdOf, prefixOf } from './file-id.ts'

export type Uploads = ReturnType<typeof createUploads>
export type WaitingUpload = Awaited<ReturnType<Uploads['waiting']>>[number]

const minuteMs = 60_000
/** How long an upload may stay unchanged: empty, partial (the phone is reconnecting), or complete and waiting for its call. */
export const unchangedForMs = { empty: 10 * minuteMs, unfinished: 2 * 60 * minuteMs, whole: 24 * 60 * minuteMs }

/** Younger objects may be about to get their row. */
const orphanAfterMs = 60 * 60_000

type Part = typeof uploadParts.$inferSelect
type PartObjects = Pick<Videos, 'put' | 'read' | 'remove' | 'list'>

// Uploads with pieces in the bucket and state in the database, so any server can continue them. The database decides; the sweep removes objects
// without a row.
export function createUploads(database: Database, objects: PartObjects, now: () => Date) {
  const partsOf = (fileId: string): Promise<Part[]> =>
    database.select().from(uploadParts).where(eq(uploadParts.fileId, fileId)).orderBy(asc(uploadParts.startByte))

  /** Objects first, so an interrupted removal can be repeated. A piece arriving meanwhile finds its upload gone and removes itself. */
  async function remove(fileId: string) {
    await Promise.all((await partsOf(fileId)).map(({ id }) => objects.remove(id)))
    await database.delete(uploads).where(eq(uploads.fileId, fileId))
  }
  async function removeAll(which: SQL | undefined): Promise<number> {
    const rows = await database.select({ fileId: uploads.fileId }).from(uploads).where(which)
    for (const { fileId } of rows) await remove(fileId)
    return rows.length
  }

  async function removeOrphans(before: Date) {
    for await (const { key, storedAt } of objects.list())
      if (storedAt < before && !(await database.$count(uploadParts, eq(uploadParts.id, key)))) await objects.remove(key)
  }

  return {
    store: (): DataStore => new BucketStore({ database, objects, now, remove }),
    locker: createDatabaseLocker(database),
    isThere: async (fileId: string) => (await database.$count(uploads, eq(uploads.fileId, fileId))) > 0,
    waiting: async () => database.select({ fileId: uploads.fileId, receivedBytes: uploads.receivedBytes }).from(uploads),
    /** The user's finished upload, put together at `copyPath`, which the caller removes; null if it is missing or incomplete. */
    async whole(uid: string, uploadId: string, copyPath: string) {
      const fileId = fileIdOf(uid, uploadId)
      const [upload] = fileId ? await database.select().from(uploads).where(eq(uploads.fileId, fileId)) : []
      if (!fileId || !upload || upload.receivedBytes !== upload.sizeBytes) return null
      const isComplete = await join(await partsOf(fileId), objects, copyPath)
      return isComplete ? { path: copyPath, sizeBytes: upload.sizeBytes } : null
    },
    remove,
    removeOf: (uid: string) => removeAll(eq(uploads.prefix, prefixOf(uid))),
    async sweep(at: Date): Promise<number> {
      const before = (ms: number) => new Date(at.getTime() - ms)
      const { grownAt, receivedBytes, sizeBytes } = uploads
      const old = or(
        and(eq(receivedBytes, 0), lt(grownAt, before(unchangedForMs.empty))),
        and(lt(receivedBytes, sizeBytes), lt(grownAt, before(unchangedForMs.unfinished))),
        lt(grownAt, before(unchangedForMs.whole)),
      )
      const gone = await removeAll(old)
      await removeOrphans(before(orphanAfterMs))
      await database.delete(uploadLocks).where(lt(uploadLocks.expiresAt, before(orphanAfterMs)))
      return gone
    },
  }
}

async function join(parts: Part[], objects: PartObjects, path: string): Promise<boolean> {
  const file = await open(path, 'w', 0o600)
  try {
    for (const { id, startByte, sizeBytes } of parts) {
      const piece = await objects.read(id, { start: 0, end: sizeBytes - 1 })
      if (!piece) return false
      let at = startByte
      for await (const chunk of piece) at += (await file.write(chunk, 0, chunk.length, at)).bytesWritten
      if (at !== startByte + sizeBytes) return false
    }
    return true
  } finally {
    await file.close()
  }
}

const usual = { leaseMs: 5_000, renewEveryMs: 1_000, lookEveryMs: 100, patienceMs: 30_000 }

// One request per upload over all servers, by a leased row. (An advisory lock would occupy a connection as long as a phone sends, and does not
// survive PgBouncer.) A holder yields when the same phone reconnects.
export function createDatabaseLocker(database: Database, pace = usual): Locker {
  return { newLock: (fileId) => createLock(database, fileId, pace) }
}

function createLock(database: Database, fileId: string, { leaseMs, renewEveryMs, lookEveryMs, patienceMs }: typeof usual) {
  const holder = randomUUID()
  const lease = sql`now() + ${`${leaseMs} ms`}::interval`
  const isMine = and(eq(uploadLocks.fileId, fileId), eq(uploadLocks.holder, holder))
  let renewing: NodeJS.Timeout | undefined

  async function take(): Promise<boolean> {
    const { rows } = await database.execute<{ holder: string }>(sql`
      INSERT INTO upload_locks AS lock (file_id, holder, expires_at) VALUES (${fileId}, ${holder}::uuid, ${lease})
      ON CONFLICT (file_id) DO UPDATE SET
        holder = CASE WHEN lock.expires_at < now() THEN excluded.holder ELSE lock.holder END,
        is_wanted = lock.expires_at >= now(),
        expires_at = CASE WHEN lock.expires_at < now() THEN excluded.expires_at ELSE lock.expires_at END
      RETURNING holder`)
    return rows[0]?.holder === holder
  }

  async function isToGo(): Promise<boolean> {
    const [row] = await database
      .update(uploadLocks)
      .set({ expiresAt: lease as unknown as Date })
      .where(isMine)
      .returning({ isWanted: uploadLocks.isWanted })
    return !row || row.isWanted
  }

  return {
    async lock(signal: AbortSignal, requestRelease: () => Promise<void> | void) {
      const until = performance.now() + patienceMs
      while (!(await take())) {
        if (signal.aborted || performance.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT
        await sleep(lookEveryMs)
      }
      renewing = setInterval(() => {
        // A database hiccup is no reason to stop: every piece checks the upload's state.
        isToGo().then(
          (isOver) => isOver && requestRelease(),
          () => {},
        )
      }, renewEveryMs).unref()
    },
    async unlock() {
      clearInterval(renewing)
      await database
        .delete(uploadLocks)
        .where(isMine)
        .catch(() => {})
    },
  }
}
