import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

function world(pace: Parameters<typeof createReadiness>[2] = {}) {
  const said: string[] = []
  const log = { error: (message: string) => said.push(message), info: (message: string) => said.push(message) }
  const state = { works: true, asked: 0 }
  const probe = async () => {
    state.asked++
    if (!state.works) throw new Error('no bucket of that name')
  }
  const isReady = createReadiness([{ name: 'The store', probe }], log, { everyMs: 20, againMs: 10, forgivenMs: 100, ...pace })
  return { said, state, isReady }
}

test('a server whose bucket cannot be used is not ready, says so once, and is ready when it can', async () => {
  const { said, state, isReady } = world()
  state.works = false
  for (let nth = 0; nth < 3; nth++) {
    expect(await isReady()).toBe(false)
    await sleep(15)
  }
  expect(said).toEqual(['The store cannot be used. npm run doctor says what to mend'])
  state.works = true
  await expect.poll(isReady).toBe(true)
  expect(said.at(-1)).toBe('The store can be used again')
})

test('a stumble is forgiven, a failure that stays is not', async () => {
  const { state, isReady } = world()
  expect(await isReady()).toBe(true)
  state.works = false
  await sleep(30)
  expect(await isReady()).toBe(true)
  await expect.poll(isReady).toBe(false)
})

test('however often a balancer asks, the service is asked now and then', async () => {
  const { state, isReady } = world({ everyMs: 60_000, forgivenMs: 60_000 })
  await Promise.all(Array.from({ length: 20 }, isReady))
  expect(state.asked).toBe(1)
})
