import { expect, test } from 'vitest'
import { honest, inventions, lineReadings, truthful } from './measure.ts'

test.each([
  ['truthful sentences about four people', truthful],
  ['what a strong model wrote about three people', lineReadings],
  ['honest sentences about five people', honest],
])('%s: at least 98 of 100 pass as they are', (_what, measure) => {
  const { all, refused } = measure()
  expect(all - refused.length, JSON.stringify(refused)).toBeGreaterThanOrEqual(0.98 * all)
})

test('of 225 planted inventions the check alone refuses at least 190', () => {
  expect(inventions().refused.length).toBeGreaterThanOrEqual(190)
})
