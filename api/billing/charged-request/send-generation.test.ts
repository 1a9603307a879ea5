import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { Problem } from '../../problem.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { eventsOf, setupChargedRequests } from './testing/setup-charged-requests.ts'

const { database } = await createTestDatabase()

const world = setupChargedRequests({
  database,
  work: (input) => async (emit) => {
    emit({ section: 'score', data: { atsScore: 71 } })
    if (input === 'fails') throw new Problem('unavailable')
    emit({ section: 'summary', data: { summary: 'Zwei\nZeilen, 你好' } })
    return { coach: 'builtin', standIns: [] }
  },
})

test('a page that asks for events gets each section, then the charge', async () => {
  const anna = await world.person()
  const response = await anna.ask('resume', { events: true })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  expect(response.headers.get('X-Accel-Buffering')).toBe('no')
  expect(response.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
  expect(await eventsOf(response)).toEqual([
    ['section', { section: 'score', data: { atsScore: 71 } }],
    ['section', { section: 'summary', data: { summary: 'Zwei\nZeilen, 你好' } }],
    ['done', { coach: 'builtin', standIns: [], creditsCharged: 15, creditsRemaining: 85 }],
  ])
})

test('a failure in the middle is an event of an open stream, with the credits back', async () => {
  const anna = await world.person()
  const response = await anna.ask('fails', { events: true })
  expect(response.status).toBe(200)
  const [section, problem] = await eventsOf(response)
  expect(section?.[0]).toBe('section')
  expect(problem).toMatchObject(['problem', { code: 'unavailable', creditsReturned: 15, creditsRemaining: 100 }])
})

test('what is wrong before the start is plain JSON with its status, also for a page that asks for events', async () => {
  const poor = await world.person(10)
  const tooFew = await poor.ask('resume', { events: true })
  expect([tooFew.status, tooFew.headers.get('Content-Type')]).toEqual([402, 'application/json'])
  const badKey = await poor.ask('resume', { events: true, key: 'not-a-uuid' })
  expect(badKey.status).toBe(400)
})

test('a second reader of the same request gets the sections so far and follows', async () => {
  const told = Promise.withResolvers<void>()
  const slow = setupChargedRequests({
    database,
    work: () => async (emit) => {
      for (const section of ['one', 'two']) emit({ section, data: { [section]: 1 } })
      await told.promise
      emit({ section: 'three', data: { three: 1 } })
      return {}
    },
  })
  const anna = await slow.person()
  const key = randomUUID()
  // Two at once, as from a double tap, and one later.
  const ask = () => anna.ask('resume', { events: true, key })
  const readers = [...(await Promise.all([ask(), ask()])), await ask()]
  told.resolve()
  const names = async (response: Response) => (await eventsOf(response)).map(([name, data]) => data.section ?? name)
  expect(await Promise.all(readers.map(names))).toEqual([
    ['one', 'two', 'three', 'done'],
    ['one', 'two', 'three', 'done'],
    ['one', 'two', 'three', 'done'],
  ])
  expect(await anna.credits()).toBe(85)
})

test('a silent stream is kept open by a comment every 10 seconds', async () => {
  const told = Promise.withResolvers<void>()
  const slow = setupChargedRequests({
    database,
    deadlineMs: 600_000,
    work: () => async () => {
      await told.promise
      return {}
    },
  })
  const anna = await slow.person()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const response = await anna.ask('resume', { events: true })
    const text = response.text()
    vi.advanceTimersByTime(25_000)
    told.resolve()
    expect((await text).match(/^: still working$/gm)).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
