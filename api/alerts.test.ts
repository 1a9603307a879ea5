import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from './adapters/metrics.ts'

test('every alarm and every panel asks for a measure that there is, and docs/deploy.md says what to do', async () => {
  const alerts = readFileSync('deploy/alerts.yml', 'utf8')
  const panels = readFileSync('deploy/grafana-dashboard.json', 'utf8')
  const { text } = await createMetrics().read()
  const measured = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!))
  const asked = [...(alerts + panels).matchAll(/\b(greenroom_\w+)/g)].map(([, name]) => name!.replace(/_(bucket|count|sum)$/, ''))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !measured.has(name))).toEqual([])
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
  // alertmanager.yml routes these two severities.
  expect([...alerts.matchAll(/severity: (\w+)/g)].filter(([, name]) => /^(now|today)$/.test(name!))).toHaveLength(names.length)
  const document = readFileSync('docs/deploy.md', 'utf8')
  expect(names.filter((name) => !document.includes(name))).toEqual([])
})
