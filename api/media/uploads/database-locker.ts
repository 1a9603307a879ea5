import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, type Locker } from '@tus/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../adapters/database/database.ts'
import { uploadLocks } from '../../adapters/database/schema.ts'

interface Pace {
  /** A dead server's lock is free after this long. */
  leaseMs: number
  /** How often the holder renews its lease and checks for waiters. */
  renewEveryMs: number
  lookEveryMs: number
  patienceMs: number
}

const usual: Pace = { leaseMs: 5_000, renewEveryMs: 1_000, lookEveryMs: 100, patienceMs: 30_000 }

// One request per upload over all servers, by a leased row. (An advisory lock would occupy a connection as long as a phone sends, and does not
// survive PgBouncer.) A holder yields when the same phone reconnects.
export function createDatabaseLocker(database: Database, pace = usual): Locker {
  return { newLock: (fileId) => createLock(database, fileId, pace) }
}

function createLock(database: Database, fileId: string, { leaseMs, renewEveryMs, lookEveryMs, patienceMs }: Pace) {
  const holder = randomUUID()
  const lease = sql`now() + ${`${leaseMs} ms`}::interval`
  const isMine = and(eq(uploadLocks.fileId, fileId), eq(uploadLocks.holder, holder))
  let renewing: NodeJS.Timeout | undefined

  /** Takes a free or expired lock, or asks its holder to yield. */
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
      // If not released, it expires.
      await database
        .delete(uploadLocks)
        .where(isMine)
        .catch(() => {})
    },
  }
}
