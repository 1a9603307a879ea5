import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { servePages } from './pages.ts'
import type { AppEnv } from './signed-in.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Greenroom</title>')
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'home-a1b2c3d4.js'), 'home()')
writeFileSync(join(folder, 'mark.svg'), '<svg/>')
writeFileSync(join(folder, 'sw.js'), `precache([{"revision":"${'a'.repeat(32)}","url":"index.html"}])`)

function served(settings: Record<string, string> = {}) {
  const app = new Hono<AppEnv>()
  servePages(readEnv(settings), folder)(app)
  return {
    cacheOf: async (path: string) => (await app.request(path)).headers.get('cache-control'),
    page: () => app.request('/practice/anything'),
    worker: async () => (await app.request('/sw.js')).text(),
    packedWorker: () => app.request('/sw.js', { headers: { 'accept-encoding': 'gzip, br' } }),
  }
}

test('a changed setting reaches browsers that keep the page: the worker is another one exactly when the policy is', async () => {
  const before = await served().worker()
  expect(before).toMatch(/"revision":"a{32}-[0-9a-f]{8}","url":"index\.html"/)
  expect(await served().worker()).toBe(before)
  expect(await served({ STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }).worker()).not.toBe(before)
  expect(await served({ STRIPE_SECRET_KEY: 'sk_test_x' }).worker()).toBe(before)
})

test('page and worker are asked for again each time, and come compressed', async () => {
  const worker = await served().packedWorker()
  expect(Object.fromEntries(worker.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  })
  const page = await served().page()
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(page.headers.get('content-security-policy')).toMatch(/; report-uri \/api\/page-reports$/)
  expect(await page.text()).toContain('<title>Greenroom</title>')
})

test('a file whose name says its content is fetched once, any other is asked for again, and what is missing is not kept', async () => {
  const { cacheOf } = served()
  expect(await cacheOf('/assets/home-a1b2c3d4.js')).toBe('public, max-age=31536000, immutable')
  expect(await cacheOf('/mark.svg')).toBe('no-cache')
  expect(await cacheOf('/assets/home-b1b2c3d4.js')).toBe(null)
})
