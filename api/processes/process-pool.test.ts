import { afterAll, expect, test } from 'vitest'
import { ProcessPool } from './process-pool.ts'

const options = {
  entry: new URL('./testing/slow-start.ts', import.meta.url),
  ...{ processes: 1, memoryLimitBytes: 400 * 1024 * 1024 },
  ...{ waitMs: 10_000, mostWaiting: 10, mostWaitingPerUser: 10, undisturbedMs: 2_000, rememberedMs: 1_000 },
  texts: { busy: '', tooManyOfYours: '' },
}
const pool = new ProcessPool<number, string>(options)
afterAll(() => pool.close())
const limits = { timeLimitMs: 500, totalLimitMs: 20_000 }

test('the time that a process needs to start on a busy machine is not held against the first file', async () => {
  expect(await pool.run(10, limits)).toEqual({ ended: 'answer', answer: 'done' })
})

test('a file that takes too long is ended, and so is one whose process does not start in time', async () => {
  expect(await pool.run(2_000, limits)).toEqual({ ended: 'too-long' })
  expect(await pool.run(10, { ...limits, totalLimitMs: 600 })).toEqual({ ended: 'too-long' })
})

test('a task that is given up just as it begins does not run to its end', async () => {
  const left = new AbortController()
  const running = pool.run(60_000, { timeLimitMs: 60_000 }, { signal: left.signal })
  left.abort(new Error('the reader left'))
  await expect(running).rejects.toThrow('the reader left')
  expect(pool.load()).toEqual({ inUse: 0, waiting: 0 })
})

test('a file without an end is told so after its time, although it makes way for other people again and again', async () => {
  const crowd = new ProcessPool<number, string>({ ...options, undisturbedMs: 100 })
  const short = { ...limits, timeLimitMs: 300 }
  const used: number[] = []
  let isOver = false
  const endless = crowd.run(60_000, short, { owner: { userId: 'endless', onUsed: (ms) => used.push(ms) } }).finally(() => {
    isOver = true
  })
  const others: string[] = []
  while (!isOver) others.push((await crowd.run(1, limits, { owner: { userId: `user ${others.length}` } })).ended)
  crowd.close()
  expect(await endless).toEqual({ ended: 'too-long' })
  expect(used.length).toBeGreaterThan(1)
  expect(used.reduce((sum, ms) => sum + ms)).toBeLessThan(3 * short.timeLimitMs)
  expect(new Set(others)).toEqual(new Set(['answer']))
})
