import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Entry {
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
}

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }
const entries = Object.entries(lock.packages)

/** As Node looks: in the package's own node_modules, then in those above. */
function isLocked(from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    if (`${at ? `${at}/` : ''}node_modules/${name}` in lock.packages) return true
    if (!at) return false
  }
}

test('a clean clone installs on every platform: npm ci refuses a lock that lacks the packages of other ones', () => {
  const missing = entries.flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(at, name)),
  )
  expect(missing).toEqual([])
})

test('the lock names no download address, so that any registry serves', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"/)
})

test('every package that would run something while being installed was looked at', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> }
  const withScripts = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([at]) => at.split('node_modules/').at(-1)!)
  expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([])
})
