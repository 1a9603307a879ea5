import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchServices } from './health-routes.ts'

function world(pace: Parameters<typeof watchServices>[2] = {}) {
  const said: string[] = []
  const log = { error: (message: string) => said.push(message), info: (message: string) => said.push(message) }
  const state = { works: true, asked: 0 }
  const probe = async () => {
    state.asked++
    if (!state.works) throw new Error('no bucket of that name')
  }
  const degraded = watchServices([{ id: 'store', name: 'The store', probe }], log, {
    everyMs: 20,
    againMs: 10,
    forgivenMs: 100,
    ...pace,
  })
  return { said, state, degraded }
}

test('a server whose bucket cannot be used is degraded, says so once, and is whole again when it can', async () => {
  const { said, state, degraded } = world()
  state.works = false
  for (let nth = 0; nth < 3; nth++) {
    expect(await degraded()).toEqual(['store'])
    await sleep(15)
  }
  expect(said).toEqual(['The store is unavailable. npm run doctor says what to fix'])
  state.works = true
  await expect.poll(degraded).toEqual([])
  expect(said.at(-1)).toBe('The store is available again')
})

test('a stumble is forgiven, a failure that stays is not', async () => {
  const { state, degraded } = world()
  expect(await degraded()).toEqual([])
  state.works = false
  await sleep(30)
  expect(await degraded()).toEqual([])
  await expect.poll(degraded).toEqual(['store'])
})

test('however often a balancer asks, the service is asked now and then', async () => {
  const { state, degraded } = world({ everyMs: 60_000, forgivenMs: 60_000 })
  await Promise.all(Array.from({ length: 20 }, degraded))
  expect(state.asked).toBe(1)
})

test('a service that does not answer does not delay the answer about the others', async () => {
  const silent = { id: 'silent', name: 'The store', probe: () => new Promise<void>(() => {}) }
  const degraded = watchServices([silent], { error: () => {}, info: () => {} }, { patienceMs: 20 })
  expect(await degraded()).toEqual(['silent'])
}, 1_000)
