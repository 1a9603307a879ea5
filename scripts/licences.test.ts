import { expect, test } from 'vitest'
import { isAllowed, shippedPackages } from './licences.ts'

test('every package that ships is under a licence that goes with ours', () => {
  const shipped = shippedPackages()
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})

test('of several licences one that we can keep to is enough, but all parts of one must be', () => {
  expect(isAllowed('(MIT OR GPL-3.0-or-later)')).toBe(true)
  expect(isAllowed('(MIT AND GPL-3.0-or-later)')).toBe(false)
  expect(isAllowed('AGPL-3.0')).toBe(false)
  expect(isAllowed('none')).toBe(false)
})
