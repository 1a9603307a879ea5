import { expect, test } from 'vitest'
import { createMetrics } from '../../adapters/metrics.ts'
import { createApp } from '../../app.ts'
import { setupServer } from '../../testing/setup-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { filesWith, rowsWith } from '../../testing/traces.ts'

const { database } = await createTestDatabase()
const world = setupServer({ createApp, database, metrics: createMetrics() })
const report = (body: unknown) =>
  world.app.request('/api/page-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const counted = async () =>
  (await world.services.metrics.read()).text.split('\n').filter((line) => line.startsWith('greenroom_page_reports_total{'))

const canary = `CANARY${crypto.randomUUID().replaceAll('-', '')}`

test('what browsers report is counted by directive and kind, and nothing of it is kept', async () => {
  const startedAtMs = Date.now()
  const address = `https://evil.example/${canary}`
  const current = (directive: string, blocked: string) =>
    report({
      'csp-report': {
        ...{ 'effective-directive': directive, 'blocked-uri': blocked, 'script-sample': canary },
        ...{ 'document-uri': address, referrer: address },
      },
    })
  const answers = [
    await current('script-src-elem', 'inline'),
    await current('connect-src', address),
    await current('script-src-elem', `chrome-extension://${canary}/x.js`),
    await current(canary, canary),
    await report({ 'csp-report': { 'violated-directive': `img-src ${address}`, 'blocked-uri': address } }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204))
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

test('what is no report counts for nothing', async () => {
  const before = await counted()
  expect((await report({ some: canary })).status).toBe(204)
  expect((await report(canary)).status).toBe(400)
  expect(await counted()).toEqual(before)
})

test('an address may report sixty times a minute, with 16 KB at most', async () => {
  expect((await report(' '.repeat(16 * 1024 + 1))).status).toBe(413)
  const fresh = setupServer({ createApp, database, metrics: createMetrics() })
  const send = () => fresh.app.request('/api/page-reports', { method: 'POST', body: '[]' })
  for (let nth = 0; nth < 60; nth++) expect((await send()).status).toBe(204)
  const refused = await send()
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})
