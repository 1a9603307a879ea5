import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from './api.ts'
import { setTokenSource } from './token-source.ts'

const isOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setTokenSource(async () => null)
})

test('a sign-in service that says nothing is given up after 15 seconds, and named', async () => {
  isOnline(true)
  setTokenSource(() => new Promise(() => {}))
  const over = callApi('/api/credits').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(14_999)
  expect(await Promise.race([over, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await over).toMatchObject({
    code: 'no_connection',
    message: 'The sign-in service is not responding. Please try again in a moment.',
  })
})

test('without a connection that is what is said', async () => {
  isOnline(false)
  setTokenSource(() => Promise.reject(new Error('auth/network-request-failed')))
  await expect(callApi('/api/credits')).rejects.toMatchObject({
    message: 'No connection. Please check that you are online, then try again.',
  })
})
