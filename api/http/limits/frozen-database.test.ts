import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { close, openDatabase } from '../../adapters/database/database.ts'
import { createApp } from '../../app.ts'
import { createLedger } from '../../billing/ledger/credit-ledger.ts'
import type { Coach } from '../../coach/coach.ts'
import { setupPitches } from '../../features/elevator-pitch/testing/setup-pitches.ts'
import { smallCoach } from '../../features/elevator-pitch/testing/small-coach.ts'
import { startFreezingProxy } from '../../testing/freezing-proxy.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const direct = await createTestDatabase()
const proxy = await startFreezingProxy(direct.url)
const state = createLedger(direct.database, () => new Date())
const deadlineMs = 1_500
const tolerance = 500

/** A server that reaches its database through the proxy; its coach thinks until the test lets it answer. */
function frozenWorld({ answerWithinMs = 5_000 } = {}) {
  const database = openDatabase(proxy.url, { maxConnections: 3, answerWithinMs })
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const writePitch: Coach['writePitch'] = async (input) => {
    asked.resolve()
    await answered.promise
    return smallCoach.writePitch(input)
  }
  const world = setupPitches({ createApp, database, deadlineMs, coach: { writePitch } })
  return { ...world, database, asked: asked.promise, letItAnswer: answered.resolve }
}

async function timed<T>(work: Promise<T> | T): Promise<{ answer: T; afterMs: number }> {
  const startedAtMs = performance.now()
  return { answer: await work, afterMs: performance.now() - startedAtMs }
}

afterEach(async () => {
  proxy.thaw()
  expect(await state.audit()).toEqual([])
})

test('a database that freezes in the middle of a paid answer: the person hears of it at the deadline, and the credits come back', async () => {
  const world = frozenWorld()
  const ada = await world.person(100)
  const asking = ada.generate({ jobDescription: 'A ward nurse' })
  await world.asked
  proxy.freeze()
  const { answer, afterMs } = await timed(asking)
  expect(afterMs).toBeLessThan(deadlineMs + tolerance)
  expect([answer.status, (await answer.json()).message]).toEqual([
    503,
    'This took too long, so we stopped. Please try again. Your 10 credits come back by themselves within 2 minutes, or the answer is here when you try again.',
  ])
  proxy.thaw()
  await expect.poll(() => state.balanceOf(ada.uid), { timeout: 10_000 }).toBe(100)
  await close(world.database)
})

test('a database that freezes before the charge: the person hears of it at the deadline, and is not charged later', async () => {
  const world = frozenWorld()
  const ada = await world.person(100)
  const asking = ada.generate({ jobDescription: 'A ward nurse' })
  await world.asked
  proxy.freeze()
  world.letItAnswer()
  const { answer, afterMs } = await timed(asking)
  expect(afterMs).toBeLessThan(deadlineMs + tolerance)
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'charge_failed'])
  proxy.thaw()
  await expect.poll(() => state.balanceOf(ada.uid), { timeout: 10_000 }).toBe(100)
  await close(world.database)
})

test('a database that froze before: every request learns it, and nothing is started', async () => {
  const world = frozenWorld({ answerWithinMs: 300 })
  const ada = await world.person(100)
  proxy.freeze()
  const { answer, afterMs } = await timed(ada.generate({ jobDescription: 'A ward nurse' }))
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable'])
  expect(afterMs).toBeLessThan(3 * 300 + tolerance + 500)
  expect(await state.balanceOf(ada.uid)).toBe(100)
  proxy.thaw()
  await close(world.database)
})

test('readiness is denied within two seconds, life at no time', async () => {
  const world = frozenWorld()
  const ask = async (path: string) => timed(world.app.request(path))
  expect((await ask('/readyz')).answer.status).toBe(200)
  proxy.freeze()
  const [ready, again, lives] = await Promise.all([ask('/readyz'), ask('/readyz'), ask('/healthz')])
  expect([ready.answer.status, again.answer.status, lives.answer.status]).toEqual([503, 503, 200])
  expect(Math.max(ready.afterMs, again.afterMs)).toBeLessThan(2_000)
  expect(lives.afterMs).toBeLessThan(300)
  proxy.thaw()
  await expect.poll(async () => (await ask('/readyz')).answer.status).toBe(200)
  await close(world.database)
})

test('connections that froze in the middle of a movement are replaced, however often it happens', async () => {
  const database = openDatabase(proxy.url, { maxConnections: 2, answerWithinMs: 200 })
  for (let round = 0; round < 4; round++) {
    const movements = [0, 1].map(() =>
      database.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`)
        proxy.freeze()
        await tx.execute(sql`SELECT 1`)
      }),
    )
    const unbegun = Promise.allSettled(movements).then(() =>
      Promise.allSettled([0, 1].map(() => database.transaction((tx) => tx.execute(sql`SELECT 1`)))),
    )
    for (const { status } of [...(await Promise.allSettled(movements)), ...(await unbegun)]) expect(status).toBe('rejected')
    proxy.thaw()
    expect((await database.execute(sql`SELECT 1`)).rowCount).toBe(1)
  }
  await close(database)
})
