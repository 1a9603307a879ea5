import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const assets = 'dist/pwa/assets'

/** The built file that begins with this name: `auth` is not `auth-state`. */
function fileOf(name: string): string {
  const [file] = globSync(`${name}-????????.js`, { cwd: assets })
  if (!file) throw new Error(`The build has no ${name}`)
  return file
}

/** What a file cannot start without, itself included. */
function withImports(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const code = readFileSync(`${assets}/${file}`, 'utf8')
    const imports = code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)
    withImports(
      [...imports].map(([, path]) => path!),
      found,
    )
  }
  return found
}

/** In KB of 1,024 bytes, as they travel: compressed by brotli when the page was built. */
const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + statSync(`${assets}/${file}.br`).size, 0) / 1_024

const entry = () => /src="\/assets\/([^"]+\.js)"/.exec(readFileSync('dist/pwa/index.html', 'utf8'))![1]!
const home = () => withImports([entry(), fileOf('auth')])
const shell = () => withImports([fileOf('frame'), fileOf('app-outbox'), fileOf('outbox-entry')], home())

/** On top of the shell, in KB; each a little above what it is, so that growth is a decision. */
const features = {
  'interview-prep-screen': 45,
  'resume-analysis-page': 50,
  'voice-to-resume-page': 52,
  'self-practice-page': 63,
  'interview-qa-page': 64,
  'voice-interview-page': 71,
  'elevator-pitch-page': 78,
}

test('the landing page needs at most 100 KB of script until the sign-in works, the shell 181', () => {
  expect(sizeOf(home())).toBeLessThanOrEqual(100)
  expect(sizeOf(shell())).toBeLessThanOrEqual(181)
})

test('no feature adds more script than it did', () => {
  for (const [name, budget] of Object.entries(features)) {
    const added = sizeOf(withImports([fileOf(name)], shell())) - sizeOf(shell())
    expect(added, name).toBeLessThanOrEqual(budget)
  }
})
