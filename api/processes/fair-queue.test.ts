import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FairQueue, type FairQueueOptions } from './fair-queue.ts'

const options: FairQueueOptions = {
  waitMs: 6_000,
  mostWaiting: 5,
  mostWaitingPerUser: 2,
  undisturbedMs: 2_000,
  rememberedMs: 60_000,
  texts: { busy: 'Too many files.', tooManyOfYours: 'Too many of yours.' },
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A queue whose tasks take so many ms, unless they are told to make way. */
function world(slots = 1) {
  const queue = new FairQueue(
    Array.from({ length: slots }, (_, at) => at),
    options,
  )
  const told: string[] = []
  const bring = (person: string, ms: number, name = person) =>
    queue
      .withSlot(person, async (_slot, { interrupt, begun }) => {
        told.push(`${name} begins`)
        begun()
        const ended = await new Promise<string>((resolve) => {
          const timer = setTimeout(() => resolve('done'), ms)
          interrupt.addEventListener('abort', () => {
            clearTimeout(timer)
            resolve('made way')
          })
        })
        told.push(`${name} ${ended}`)
      })
      .catch((problem: Error) => void told.push(`${name}: ${problem.message}`))
  return { queue, told, bring, after: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

test('one person has one file read at a time, whoever else is there or not', async () => {
  const { bring, told, after } = world(2)
  void bring('anna', 100, 'first')
  void bring('anna', 100, 'second')
  await after(50)
  expect(told).toEqual(['first begins'])
  await after(100)
  expect(told).toEqual(['first begins', 'first done', 'second begins'])
})

test('who has used less goes first, however late they came', async () => {
  const { bring, told, after } = world()
  void bring('mallory', 1_000, 'm1')
  void bring('mallory', 1_000, 'm2')
  await after(500)
  void bring('ben', 100)
  await after(700)
  expect(told).toEqual(['m1 begins', 'm1 done', 'ben begins', 'ben done', 'm2 begins'])
})

test('a file that takes long makes way for somebody who has used less, and for nobody else', async () => {
  const { bring, told, after } = world()
  void bring('mallory', 10_000)
  await after(1_000)
  void bring('ben', 100)
  await after(900)
  expect(told).toEqual(['mallory begins'])
  await after(200)
  expect(told).toEqual(['mallory begins', 'mallory made way', 'ben begins', 'ben done'])
  void bring('mallory', 10_000)
  await after(5_000)
  expect(told.at(-1)).toBe('mallory begins')
})

test('four people with the worst files keep others waiting for seconds once, and then for two at the most', async () => {
  const { bring, told, after } = world(2)
  for (const bad of ['a', 'b', 'c', 'd']) void bring(bad, 10_000)
  await after(100)
  void bring('ben', 200)
  await after(4_300)
  expect(told).toContain('ben done')
  // Whoever came with such a file before comes after those who did not.
  for (const bad of ['a', 'b', 'c', 'd']) void bring(bad, 10_000)
  void bring('eve', 200)
  await after(2_300)
  expect(told).toContain('eve done')
})

test('what somebody used is forgotten after a while', async () => {
  const { bring, told, after } = world()
  void bring('anna', 1_500, 'a1')
  await after(options.rememberedMs + 2_000)
  void bring('carl', 300, 'c1')
  await after(400)
  void bring('eve', 100)
  void bring('carl', 100, 'c2')
  void bring('anna', 100, 'a2')
  await after(1_000)
  expect(told.filter((line) => line.endsWith('begins')).slice(2)).toEqual(['eve begins', 'a2 begins', 'c2 begins'])
})

test('nobody waits longer than the limit, and no queue grows without end', async () => {
  const { bring, told, after } = world()
  void bring('anna', 100_000, 'a1')
  for (const name of ['a2', 'a3', 'a4']) void bring('anna', 100, name)
  await after(0)
  expect(told).toEqual(['a1 begins', 'a4: too_many_requests'])
  for (const person of ['b', 'c', 'd', 'e']) void bring(person, 100_000)
  await after(0)
  expect(told.at(-1)).toBe('e: no process came free in time')
  await after(options.waitMs)
  expect(told).toContain('a2: no process came free in time')
})

test('closing ends the wait of everybody', async () => {
  const { queue, bring, told, after } = world()
  void bring('anna', 100)
  void bring('ben', 100)
  queue.close()
  void bring('carl', 100)
  await after(200)
  expect(told).toEqual(['anna begins', 'ben: the processes are closed', 'carl: the processes are closed', 'anna done'])
})

test('a caller who leaves the line makes room in it, and learns it at once', async () => {
  const { queue, bring, told, after } = world()
  void bring('anna', 1_000)
  const leaving = new AbortController()
  const left = queue.withSlot('ben', async () => 'never', { signal: leaving.signal }).catch((reason: unknown) => reason)
  await after(10)
  expect(queue.load()).toEqual({ inUse: 1, waiting: 1 })
  leaving.abort('no one waits')
  expect(await left).toBe('no one waits')
  expect(queue.load()).toEqual({ inUse: 1, waiting: 0 })
  await after(1_000)
  expect(told).toEqual(['anna begins', 'anna done'])
})

test('a task that is tried again goes first among equals, however full the line is', async () => {
  const { queue, bring, told, after } = world()
  void bring('anna', 100)
  for (const user of ['b', 'c', 'd', 'e', 'f']) void bring(user, 100)
  void queue.withSlot('again', async () => void told.push('again begins'), { isRetry: true })
  await after(150)
  expect(told.slice(0, 4)).toEqual(['anna begins', 'anna done', 'again begins', 'b begins'])
})
