import { isMain } from './is-main.ts'
import { shippedPackages } from './shipped-packages.ts'

/** Licenses compatible with an MIT project; the MPL only covers changes to its own files. */
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

/** Whether an SPDX expression such as `(MIT OR GPL-3.0-or-later)` allows a license from the list. */
export function isAllowed(expression: string): boolean {
  const any = expression.replace(/[()]/gu, '').split(' OR ')
  return any.some((one) => one.split(' AND ').every((id) => allowed.has(id.trim())))
}

if (isMain(import.meta)) {
  const shipped = shippedPackages()
  const count = new Map<string, number>()
  for (const { licence } of shipped) count.set(licence, (count.get(licence) ?? 0) + 1)
  for (const [licence, times] of [...count].sort((a, b) => b[1] - a[1])) console.log(`${String(times).padStart(4)}  ${licence}`)
  const refused = shipped.filter(({ licence }) => !isAllowed(licence))
  for (const { name, version, licence } of refused) console.error(`${name}@${version} is under ${licence}`)
  process.exitCode = refused.length > 0 ? 1 : 0
}
