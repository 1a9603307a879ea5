import { expect, test } from 'vitest'
import { createMetrics } from '../../adapters/metrics.ts'
import { createApp } from '../../app.ts'
import { setupServer } from '../../testing/setup-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'

const { database } = await createTestDatabase()
const world = setupServer({ createApp, database, metrics: createMetrics() })
const report = (body: unknown, type = 'application/reports+json') =>
  world.app.request('/api/page-reports', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const counted = async () =>
  (await world.services.metrics.read()).text.split('\n').filter((line) => line.startsWith('greenroom_page_reports_total{'))

const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`

test('what browsers report is counted by directive and kind, and nothing of it is kept', async () => {
  const startedAtMs = Date.now()
  const address = `https://evil.example/${canary}`
  const current = (effectiveDirective: string, blockedURL: string) => ({
    ...{ type: 'csp-violation', url: `https://greenroom.example/?${canary}`, user_agent: canary },
    body: { effectiveDirective, blockedURL, sample: canary, documentURL: address, referrer: address },
  })
  const answers = [
    await report([current('script-src-elem', 'inline'), current('connect-src', address), { type: 'deprecation', body: null }]),
    await report([current('script-src-elem', `chrome-extension://${canary}/x.js`), current(canary, canary)]),
    await report(
      { 'csp-report': { 'violated-directive': `img-src ${address}`, 'blocked-uri': address, 'script-sample': canary } },
      'application/csp-report',
    ),
  ]
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(await counted()).toEqual([
    'greenroom_page_reports_total{directive="script-src-elem",blocked="inline"} 1',
    'greenroom_page_reports_total{directive="connect-src",blocked="elsewhere"} 1',
    'greenroom_page_reports_total{directive="script-src-elem",blocked="extension"} 1',
    'greenroom_page_reports_total{directive="other",blocked="other"} 1',
    'greenroom_page_reports_total{directive="img-src",blocked="elsewhere"} 1',
  ])
  expect(world.logged.join('')).not.toContain(canary)
  expect(await rowsWith(database, canary)).toEqual([])
  expect(await filesWith(canary, startedAtMs, world.folder)).toEqual([])
})

test('of one message twenty violations count; what is no report counts for nothing', async () => {
  const before = (await counted()).length
  const one = { type: 'csp-violation', body: { effectiveDirective: 'font-src', blockedURL: 'data' } }
  expect((await report(Array(30).fill(one))).status).toBe(204)
  expect((await report({ some: canary })).status).toBe(204)
  expect((await report(canary)).status).toBe(400)
  const after = await counted()
  expect(after).toContain('greenroom_page_reports_total{directive="font-src",blocked="data"} 20')
  expect(after).toHaveLength(before + 1)
})

test('an address may report sixty times a minute, with 16 KB at most', async () => {
  expect((await report(' '.repeat(16 * 1024 + 1))).status).toBe(413)
  const fresh = setupServer({ createApp, database, metrics: createMetrics() })
  const send = () => fresh.app.request('/api/page-reports', { method: 'POST', body: '[]' })
  for (let nth = 0; nth < 60; nth++) expect((await send()).status).toBe(204)
  const refused = await send()
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})
