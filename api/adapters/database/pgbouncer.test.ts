import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import { createRateLimits } from '../../http/limits/rate-limits.ts'
import { createDatabaseLocker } from '../../media/uploads/uploads.ts'
import { findPgBouncer, startPgBouncer } from '../../testing/pgbouncer.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { databaseUrl } from '../../testing/test-postgres.ts'
import { startBackgroundWork } from './background-work.ts'
import { close, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const { database, url } = await createTestDatabase()
const program = findPgBouncer()

test.skipIf(!program)(
  'behind a real PgBouncer in transaction mode whole servers work, and without the setting it is named',
  async () => {
    await database.execute(sql`CREATE DATABASE pooled`)
    const pooler = await startPgBouncer(program!, databaseUrl(url, 'pooled'))
    try {
      const unset = openDatabase(pooler.url, { maxConnections: 1 })
      await expect(migrate(unset)).rejects.toThrow('add ?pgbouncer=true')
      await close(unset)

      const servers = Array.from({ length: 3 }, () => openDatabase(`${pooler.url}?pgbouncer=true`, { maxConnections: 5 }))
      await Promise.all(servers.map((server) => migrate(server)))
      let work = 0
      const background = { name: 'audit', everyMs: 60_000, work: async () => void work++ }
      const stops = servers.map((server) => startBackgroundWork(server, [background], () => {}, { lookEveryMs: 20 }))

      const ledgers = servers.map((server) => createLedger(server, () => new Date()))
      const request = { reason: 'resume_score', requestHash: 'x', leaseMs: 60_000 } as const
      const live = async (userId: string) => {
        await ledgers[0]!.grant(userId, 60, `trial:${userId}`, 'trial')
        const spend = async (nth: number) => {
          const held = await ledgers[nth % 3]!.hold({ ...request, userId, key: `${nth}` })
          if (held.outcome === 'held') await ledgers[(nth + 1) % 3]![nth % 2 ? 'post' : 'void'](held.hold)
        }
        for (let nth = 0; nth < 4; nth++) await spend(nth)
        return ledgers[1]!.balanceOf(userId)
      }
      expect(await Promise.all(Array.from({ length: 8 }, () => live(randomUUID())))).toEqual(Array(8).fill(30))
      expect([...(await ledgers[2]!.auditRecent()), ...(await ledgers[2]!.audit())]).toEqual([])

      const limits = servers.map((server) => createRateLimits(server))
      const tries = await Promise.allSettled(Array.from({ length: 15 }, (_, nth) => limits[nth % 3]!.take('ai', 'anna')))
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)

      const locks = servers.map((server) => createDatabaseLocker(server).newLock('video'))
      const order: string[] = []
      const hold = async (nth: number) => {
        await locks[nth]!.lock(new AbortController().signal, () => {})
        order.push('taken')
        await sleep(50)
        order.push('let go')
        await locks[nth]!.unlock()
      }
      await Promise.all([0, 1].map(hold))
      expect(order).toEqual(['taken', 'let go', 'taken', 'let go'])

      await Promise.all(stops.map((stop) => stop()))
      expect(work).toBe(1)
      // Settings made for one transaction must not stay on a shared connection.
      const { rows } = await servers[0]!.execute(sql`SHOW statement_timeout`)
      expect(rows).toEqual([{ statement_timeout: '0' }])
      await Promise.all(servers.map(close))
    } finally {
      await pooler.stop()
      await database.execute(sql`DROP DATABASE pooled WITH (FORCE)`)
    }
  },
)
