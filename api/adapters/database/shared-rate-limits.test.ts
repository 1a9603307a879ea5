import { expect, test } from 'vitest'
import { createRateLimits } from '../../http/limits/rate-limits.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { close, openDatabase } from './database.ts'
import { rateLimits as table } from './schema.ts'

const { database, url } = await createTestDatabase()

test('two servers share one count, exactly, when everybody comes at once', async () => {
  const other = openDatabase(url)
  const servers = [createRateLimits(database), createRateLimits(other)]
  const taken = await Promise.allSettled(Array.from({ length: 100 }, (_, i) => servers[i % 2]!.take('ai', 'anna')))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await close(other)
})

test('the database learns neither uid nor address', async () => {
  await createRateLimits(database).take('ai-ip', '203.0.113.7')
  const rows = JSON.stringify(await database.select().from(table))
  expect(rows).toContain('ai-ip/60:')
  expect(rows).not.toContain('203.0.113.7')
})

test('when the database is gone, calls are refused, not let through', async () => {
  const gone = openDatabase('postgres://nobody@127.0.0.1:4299/none')
  await expect(createRateLimits(gone).take('check-phone', 'anna')).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  // What protects one server needs no database.
  await createRateLimits(gone).take('calls', 'anna')
  await close(gone)
})
