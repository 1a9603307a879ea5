import { expect, test } from 'vitest'
import { type ConfigPlace, loadPublicConfig } from './public-config.ts'

/** A browser that kept `before`, and a server that answers with `reply`. */
function place(before: string | null, reply: () => Promise<Response>, wait: ConfigPlace['wait'] = () => new Promise(() => {})) {
  const localStore = new Map(before === null ? [] : [['greenroom:config', before]])
  const storage = {
    getItem: (key: string) => localStore.get(key) ?? null,
    setItem: (key: string, value: string) => void localStore.set(key, value),
  }
  return { localStore, storage, fetch: reply, wait }
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const silence = () => new Promise<Response>(() => {})
const answers = (config: object) => async () => Response.json(config)

test('the newest answer counts, and is kept for the next start', async () => {
  const browser = place('{"coach":"builtin"}', answers({ coach: 'openai' }))
  expect(await loadPublicConfig(browser)).toEqual({ coach: 'openai' })
  expect(browser.localStore.get('greenroom:config')).toBe('{"coach":"openai"}')
})

test('without a connection the last answer stands in', async () => {
  expect(await loadPublicConfig(place('{"coach":"builtin"}', offline))).toEqual({ coach: 'builtin' })
})

test('a page that a hotel puts in the way, or a server in trouble, counts as no answer', async () => {
  const hotel = async () => new Response('<html>Please log in</html>', { headers: { 'content-type': 'text/html' } })
  const trouble = async () => new Response('{}', { status: 503 })
  for (const reply of [hotel, trouble])
    expect(await loadPublicConfig(place('{"coach":"builtin"}', reply))).toEqual({ coach: 'builtin' })
})

test('a connection in name only is waited for three seconds, not for ever', async () => {
  const waited: number[] = []
  const wait = async (ms: number) => void waited.push(ms)
  expect(await loadPublicConfig(place('{"coach":"builtin"}', silence, wait))).toEqual({ coach: 'builtin' })
  expect(waited).toEqual([3_000])
})

test('who was never here is told that there is no connection', async () => {
  await expect(loadPublicConfig(place(null, offline))).rejects.toMatchObject({ code: 'no_connection' })
  await expect(loadPublicConfig(place('not JSON', offline))).rejects.toMatchObject({ code: 'no_connection' })
})
