import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { setupPitches } from '../features/elevator-pitch/testing/setup-pitches.ts'
import { Problem } from '../problem.ts'
import { createPeople } from '../testing/people.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { limits } from './limits/rate-limits.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })

function worldWithProvider() {
  const people = createPeople()
  let [lookups, isThrottling] = [0, false]
  const identity: typeof people.identity = {
    ...people.identity,
    async verify(token, { checkRevoked = false } = {}) {
      const person = await people.identity.verify(token)
      if (checkRevoked) lookups += 1
      if (checkRevoked && isThrottling) throw new Problem('unavailable', { log: 'identity provider: quota' })
      return person
    },
    async probe() {
      if (isThrottling) throw new Problem('unavailable', { log: 'identity provider: quota' })
    },
  }
  const world = setupPitches({ createApp, database, people: { ...people, identity }, startsAt: '2026-03-01T12:00:00Z' })
  const throttle = () => {
    isThrottling = true
  }
  return { ...world, people, lookups: () => lookups, throttle }
}

test('a forged token costs no look-up, and a user who repeats a call asks the provider thirty times a minute at most', async () => {
  const world = worldWithProvider()
  const ann = await world.person()
  for (let times = 0; times < 100; times++)
    await world.app.request('/api/account', { method: 'DELETE', headers: { Authorization: 'Bearer forged' } })
  expect(world.lookups()).toBe(0)
  const check = () => ann.request('POST', '/api/check-phone', '{}', { 'Content-Type': 'application/json' })
  const answers = await Promise.all(Array.from({ length: 100 }, check))
  const [{ times }] = limits['session-checks']
  expect(world.lookups()).toBe(times)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(100 - times)
  expect(Number(refused[0]!.headers.get('Retry-After'))).toBeGreaterThan(0)
})

test('a thousand tokens of accounts that were deleted are looked up three hundred times a minute from one address', async () => {
  const world = worldWithProvider()
  const uids = Array.from({ length: 400 }, () => world.people.join())
  for (const uid of uids) await world.as(uid).request('GET', '/api/credits')
  expect(world.lookups()).toBe(limits['session-checks-ip'][0].times)
})

test('calls that only read remember for half a minute that the session stands; what changes something asks anew', async () => {
  const world = worldWithProvider()
  const ann = await world.person()
  for (let times = 0; times < 50; times++) expect((await ann.request('GET', '/api/purchases')).status).toBe(200)
  expect(world.lookups()).toBe(1)
  await ann.request('POST', '/api/check-phone', '{}', { 'Content-Type': 'application/json' })
  expect(world.lookups()).toBe(2)
  world.later(31_000)
  await ann.request('GET', '/api/purchases')
  expect(world.lookups()).toBe(3)
})

test('while the provider throttles, users go on, money waits, and the server stays in traffic and says what is missing', async () => {
  const world = worldWithProvider()
  const ann = await world.person()
  world.throttle()
  expect((await ann.generate({ jobDescription: 'A ward nurse' })).status).toBe(200)
  expect((await ann.request('GET', '/api/purchases')).status).toBe(503)
  const ready = await world.app.request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, { ok: true, degraded: ['identity'] }])
})
