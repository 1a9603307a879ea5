import { afterEach, expect, test, vi } from 'vitest'
import { loadPublicConfig } from './public-config.ts'

function setupBrowser(before: string | null, reply: () => Promise<Response>) {
  const kept = new Map(before === null ? [] : [['greenroom:config', before]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('fetch', reply)
  return kept
}

afterEach(() => vi.unstubAllGlobals())

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const silence = () => new Promise<Response>(() => {})
const answers = (config: object) => async () => Response.json(config)

test('the newest response counts, and is kept for the next start', async () => {
  const kept = setupBrowser('{"coach":"builtin"}', answers({ coach: 'openai' }))
  expect(await loadPublicConfig()).toEqual({ coach: 'openai' })
  expect(kept.get('greenroom:config')).toBe('{"coach":"openai"}')
})

test('without a connection the last response is used', async () => {
  setupBrowser('{"coach":"builtin"}', offline)
  expect(await loadPublicConfig()).toEqual({ coach: 'builtin' })
})

test('a hotel’s login page, or a failing server, counts as no response', async () => {
  const hotel = async () => new Response('<html>Please log in</html>', { headers: { 'content-type': 'text/html' } })
  const trouble = async () => new Response('{}', { status: 503 })
  for (const reply of [hotel, trouble]) {
    setupBrowser('{"coach":"builtin"}', reply)
    expect(await loadPublicConfig()).toEqual({ coach: 'builtin' })
  }
})

test('a connection that never responds is given up after three seconds', async () => {
  vi.useFakeTimers()
  setupBrowser('{"coach":"builtin"}', silence)
  const loading = loadPublicConfig()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(await Promise.race([loading, Promise.resolve('still waiting')])).toBe('still waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await loading).toEqual({ coach: 'builtin' })
  vi.useRealTimers()
})

test('on a first visit, a missing connection is reported', async () => {
  for (const before of [null, 'not JSON']) {
    setupBrowser(before, offline)
    await expect(loadPublicConfig()).rejects.toMatchObject({ code: 'no_connection' })
  }
})
