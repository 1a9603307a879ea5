import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

interface Entry {
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
}

type Packages = Record<string, Entry>

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** Node's lookup: the package's own node_modules, then those above. */
function isLocked(packages: Packages, from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, at.lastIndexOf('node_modules/')).replace(/\/$/, '')) {
    if (`${at ? `${at}/` : ''}node_modules/${name}` in packages) return true
    if (!at) return false
  }
}

describe.each(['', 'tools/auth-emulator/'])('the packages of ./%s', (folder) => {
  const lock = read(`${folder}package-lock.json`)
  const { packages } = JSON.parse(lock) as { packages: Packages }
  const entries = Object.entries(packages)

  test('a clean clone installs on every platform: npm ci refuses a lock that lacks the packages of other ones', () => {
    const missing = entries.flatMap(([at, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(packages, at, name)),
    )
    expect(missing).toEqual([])
  })

  test('the lock names no download address, so that any registry serves', () => {
    expect(lock).not.toMatch(/"resolved"/)
  })

  test('every package that would run something while being installed was looked at', () => {
    const { allowScripts = {} } = JSON.parse(read(`${folder}package.json`)) as { allowScripts?: Record<string, boolean> }
    const withScripts = entries
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([at]) => at.split('node_modules/').at(-1)!)
    expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([])
  })
})
