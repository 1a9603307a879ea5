import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { removeExpired } from '../adapters/database/retention.ts'
import { releasedFiles } from '../adapters/database/schema.ts'
import { readEnv } from '../env.ts'
import { Problem } from '../problem.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { servePages } from './pages.ts'
import { createReleasedFiles } from './released-files.ts'
import type { AppEnv } from './signed-in.ts'

const { database } = await createTestDatabase()
const root = mkdtempSync(join(tmpdir(), 'releases-'))
afterAll(() => rmSync(root, { recursive: true }))

const dayMs = 24 * 60 * 60_000
let clock = new Date('2026-05-04T08:00:00Z')
const now = () => clock

let selects = 0
const watched = new Proxy(database, {
  get(target, name, receiver) {
    if (name === 'select') selects += 1
    return Reflect.get(target, name, receiver)
  },
})

async function release(name: string, files: Record<string, string>) {
  const folder = join(root, name)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>${name}</title>`)
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, 'assets', file), text)
    if (!file.endsWith('woff2')) writeFileSync(join(folder, 'assets', `${file}.br`), brotliCompressSync(text))
  }
  const released = createReleasedFiles({ database: watched, env: readEnv({}), now, rateLimits: createRateLimits(null) }, folder)
  await released.publish()
  const app = new Hono<AppEnv>()
  app.onError((error, c) => c.text('', error instanceof Problem ? error.status : 500))
  servePages(readEnv({}), folder, released)(app)
  return { app, publish: released.publish }
}

const old = await release('old', {
  'analysis-aaaaaaaa.js': 'export const release = "old"',
  'analysis-aaaaaaaa.css': 'p { color: red }',
  'bricolage-aaaaaaaa.woff2': 'a font',
  'notes.txt': 'no name of the build',
})
const next = await release('next', { 'analysis-bbbbbbbb.js': 'export const release = "next"' })

test('a page of the last release gets its files from a server of the next one, and the other way round', async () => {
  for (const [{ app }, file, words] of [
    [next, 'analysis-aaaaaaaa.js', 'export const release = "old"'],
    [next, 'analysis-aaaaaaaa.css', 'p { color: red }'],
    [next, 'bricolage-aaaaaaaa.woff2', 'a font'],
    [old, 'analysis-bbbbbbbb.js', 'export const release = "next"'],
  ] as const) {
    const answer = await app.request(`/assets/${file}`)
    expect([answer.status, await answer.text()]).toEqual([200, words])
  }
})

test('what comes from another release has the headers that its own server sends', async () => {
  const headersOf = async ({ app }: typeof old, file: string, encoding: string) => {
    const { headers } = await app.request(`/assets/${file}`, { headers: { 'accept-encoding': encoding } })
    return ['cache-control', 'content-encoding', 'content-type', 'vary'].map((name) => headers.get(name))
  }
  const kept = 'public, max-age=31536000, immutable'
  const script = [kept, 'br', 'text/javascript; charset=utf-8', 'Accept-Encoding']
  for (const server of [old, next]) expect(await headersOf(server, 'analysis-aaaaaaaa.js', 'gzip, br')).toEqual(script)
  for (const file of ['analysis-aaaaaaaa.css', 'bricolage-aaaaaaaa.woff2'])
    expect(await headersOf(next, file, 'gzip, br')).toEqual(await headersOf(old, file, 'gzip, br'))
  expect(await headersOf(next, 'analysis-aaaaaaaa.js', 'identity')).toEqual([kept, null, script[2], script[3]])
})

test('a name that no release has is not found, and only names of a build are looked for', async () => {
  for (const file of ['analysis-cccccccc.js', 'notes.txt', '../index.html', 'analysis-aaaaaaaa.js.br', "x'--aaaaaaaa.js"])
    expect((await next.app.request(`/assets/${encodeURIComponent(file)}`)).status).toBe(404)
})

test('files are kept for 30 days after the last server that has them', async () => {
  clock = new Date(clock.getTime() + 29 * dayMs)
  await next.publish()
  clock = new Date(clock.getTime() + 2 * dayMs)
  await removeExpired(database, now())
  expect(await database.select({ name: releasedFiles.name }).from(releasedFiles)).toEqual([{ name: 'analysis-bbbbbbbb.js' }])
})

test('one address may try six hundred names that no release has, and each is looked for', async () => {
  const { app } = await release('third', { 'analysis-cccccccc.js': '' })
  selects = 0
  const statuses = []
  for (let nth = 0; nth < 601; nth++)
    statuses.push((await app.request(`/assets/guess-${String(nth).padStart(8, '0')}.js`)).status)
  expect([statuses.filter((status) => status === 404).length, statuses.at(-1), selects]).toEqual([600, 429, 600])
})
