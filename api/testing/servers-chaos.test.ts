import { expect, test } from 'vitest'
import { serverNights } from '../../scripts/chaos/servers/nights.ts'
import { createTestDatabase } from './test-database.ts'

const { url } = await createTestDatabase()

/** `npm run chaos servers` kills fifty times. */
test('a server is killed and both are replaced while three people work: nothing acknowledged is lost, nothing charged twice, every upload whole', {
  timeout: 120_000,
}, async () => {
  const { facts, held } = await serverNights({ databaseUrl: url, people: 3, kills: 3, leaseMs: 1_500 })
  expect(facts).toMatchObject({ lost: [], missing: [], twice: [], openHolds: 0, temporaryFiles: [], audit: [] })
  expect(facts.paid).toBeGreaterThan(0)
  expect(held).toBe(true)
})
