import { Writable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { coachTexts, createCoachPool } from '../../coach/processes/coach-pool.ts'
import { createLog } from '../../log.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { setupInterview } from './testing/setup-interview.ts'

const { database } = await createTestDatabase()
const silent = createLog('silent', new Writable({ write: (_line, _, done) => done() }))
/** A coach in its own process that blocks for a minute on "never ends". */
const coach = createCoachPool({
  settings: { apiKey: 'none', baseUrl: 'http://127.0.0.1:9', model: 'none', callTimeoutMs: 1_000, maxTokens: 100 },
  log: silent,
  entry: new URL('../../coach/processes/testing/strange-coach-process.ts', import.meta.url),
  turnLimitMs: 1_500,
})
afterAll(() => coach.close())

test('a text that never ends is stopped, costs nothing and says why, and everybody else is answered meanwhile', async () => {
  const world = setupInterview({ createApp, database, transcriber: null, coach, deadlineMs: 60_000 })
  const mallory = await world.person(5)
  const ben = await world.person(5)
  let longestMs = 0
  let isOver = false
  const health = async () => {
    while (!isOver) {
      const startedAtMs = performance.now()
      expect((await ben.call('GET', '/healthz')).status).toBe(200)
      longestMs = Math.max(longestMs, performance.now() - startedAtMs)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const asking = health()
  const { status, body } = await mallory.review({ transcript: 'never ends' }).finally(() => {
    isOver = true
  })
  await asking
  expect([status, body.message]).toEqual([503, `${coachTexts.tooLong} Your 5 credits are back.`])
  expect(await mallory.credits()).toBe(5)
  expect(longestMs).toBeLessThan(300)
})
