import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { setupPitches } from '../../features/elevator-pitch/testing/setup-pitches.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { limits } from './rate-limits.ts'

const { database } = await createTestDatabase({ maxConnections: 10 })
const world = setupPitches({ createApp, database })

/** As many as are allowed, a few at a time: all at once they wait so long for the database on a busy machine that some get a 503. */
async function many(call: () => Promise<Response> | Response) {
  const answers: Response[] = []
  while (answers.length < limits.calls[0].times) answers.push(...(await Promise.all(Array.from({ length: 20 }, call))))
  return answers
}

test('a person who reads without end is asked to wait, with the seconds; others are not', async () => {
  const [ada, bob] = [await world.person(), await world.person()]
  const answers = await many(() => ada.request('GET', '/api/answers'))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  for (const path of ['/api/credits', '/api/user/profile', '/api/elevator-pitch/library', '/api/account/export']) {
    const refused = await ada.request('GET', path)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await bob.request('GET', path)).status).toBe(200)
  }
})

test('what is open to everybody is limited by the address', async () => {
  const video = `/api/elevator-pitch/${crypto.randomUUID()}/video`
  await many(() => world.app.request('/api/config'))
  for (const path of ['/api/config', video]) {
    const refused = await world.app.request(path)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  }
  expect((await world.app.request('/healthz')).status).toBe(200)
})
