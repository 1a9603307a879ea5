import { expect, test } from 'vitest'
import { createDeliveredBefore } from './delivered-before.ts'

function world() {
  let nowMs = 0
  let runs = 0
  const before = createDeliveredBefore<number>(() => new Date(nowMs))
  const work = async () => ++runs
  return { before, work, later: (ms: number) => (nowMs += ms) }
}

test('an answer that was lost on the way is given again, without doing the work twice', async () => {
  const { before, work } = world()
  expect(await before.once('ada', 'k', work)).toBe(1)
  expect(await before.once('ada', 'k', work)).toBe(1)
  expect(await before.once('bob', 'k', work)).toBe(2)
})

test('while the first is still at it the second is told to come back', async () => {
  const { before, work } = world()
  const gate = Promise.withResolvers<void>()
  const first = before.once('ada', 'k', async () => {
    await gate.promise
    return work()
  })
  await expect(before.once('ada', 'k', work)).rejects.toMatchObject({ code: 'running', details: { retryAfterSeconds: 2 } })
  gate.resolve()
  expect(await first).toBe(1)
})

test('a failure is not kept', async () => {
  const { before, work } = world()
  await expect(before.once('ada', 'k', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await before.once('ada', 'k', work)).toBe(1)
})

test('answers are forgotten after an hour', async () => {
  const { before, work, later } = world()
  await before.once('ada', 'k', work)
  later(59 * 60_000)
  expect(await before.once('ada', 'k', work)).toBe(1)
  later(2 * 60_000)
  expect(await before.once('ada', 'k', work)).toBe(2)
})
