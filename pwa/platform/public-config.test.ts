import { expect, test } from 'vitest'
import { type ConfigDeps, loadPublicConfig } from './public-config.ts'

function setupBrowser(
  before: string | null,
  reply: () => Promise<Response>,
  wait: ConfigDeps['wait'] = () => new Promise(() => {}),
) {
  const kept = new Map(before === null ? [] : [['greenroom:config', before]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  return { kept, storage, fetch: reply, wait }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const silence = () => new Promise<Response>(() => {})
const answers = (config: object) => async () => Response.json(config)

test('the newest response counts, and is kept for the next start', async () => {
  const browser = setupBrowser('{"coach":"builtin"}', answers({ coach: 'openai' }))
  expect(await loadPublicConfig(browser)).toEqual({ coach: 'openai' })
  expect(browser.kept.get('greenroom:config')).toBe('{"coach":"openai"}')
})

test('without a connection the last response is used', async () => {
  expect(await loadPublicConfig(setupBrowser('{"coach":"builtin"}', offline))).toEqual({ coach: 'builtin' })
})

test('a hotel’s login page, or a failing server, counts as no response', async () => {
  const hotel = async () => new Response('<html>Please log in</html>', { headers: { 'content-type': 'text/html' } })
  const trouble = async () => new Response('{}', { status: 503 })
  for (const reply of [hotel, trouble])
    expect(await loadPublicConfig(setupBrowser('{"coach":"builtin"}', reply))).toEqual({ coach: 'builtin' })
})

test('a connection that never responds is given up after three seconds', async () => {
  const waited: number[] = []
  const wait = async (ms: number) => void waited.push(ms)
  expect(await loadPublicConfig(setupBrowser('{"coach":"builtin"}', silence, wait))).toEqual({ coach: 'builtin' })
  expect(waited).toEqual([3_000])
})

test('on a first visit, a missing connection is reported', async () => {
  await expect(loadPublicConfig(setupBrowser(null, offline))).rejects.toMatchObject({ code: 'no_connection' })
  await expect(loadPublicConfig(setupBrowser('not JSON', offline))).rejects.toMatchObject({ code: 'no_connection' })
})
