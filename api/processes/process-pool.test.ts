import { afterAll, expect, test } from 'vitest'
import { ProcessPool } from './process-pool.ts'

const pool = new ProcessPool<number, string>({
  entry: new URL('./testing/slow-start.ts', import.meta.url),
  ...{ processes: 1, memoryLimitBytes: 400 * 1024 * 1024 },
  ...{ waitMs: 10_000, mostWaiting: 10, mostWaitingPerPerson: 10, undisturbedMs: 2_000, rememberedMs: 1_000 },
  texts: { busy: '', tooManyOfYours: '' },
})
afterAll(() => pool.close())
const limits = { timeLimitMs: 500, totalLimitMs: 20_000 }

test('the time that a process needs to start on a busy machine is not held against the first file', async () => {
  expect(await pool.run(10, limits)).toEqual({ ended: 'answer', answer: 'done' })
})

test('a file that takes too long is ended, and so is one whose process does not start in time', async () => {
  expect(await pool.run(2_000, limits)).toEqual({ ended: 'too-long' })
  expect(await pool.run(10, { ...limits, totalLimitMs: 600 })).toEqual({ ended: 'too-long' })
})
