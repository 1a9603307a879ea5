import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
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

const entry = () => /import\('\/assets\/([^']+\.js)'\)/.exec(readFileSync('dist/pwa/index.html', 'utf8'))![1]!
const home = () => withImports([entry(), fileOf('auth')])
const shell = () => withImports([fileOf('frame'), fileOf('app-outbox'), fileOf('outbox-entry')], home())

/** What each screen begins with. A stage, a camera, results and the checks of a response load when they are needed. */
const screens = globSync(['pwa/app/home/home-page.tsx', 'pwa/features/*/*-{page,screen}.tsx']).map((file) =>
  basename(file, '.tsx'),
)

test('the landing page needs at most 130 KB of script until the sign-in works, the shell 200', () => {
  expect(sizeOf(home())).toBeLessThanOrEqual(130)
  expect(sizeOf(shell())).toBeLessThanOrEqual(200)
})

test('each screen adds at most 45 KB of script to the shell', () => {
  expect(screens).toContain('interview-prep-screen')
  for (const name of screens) {
    const added = sizeOf(withImports([fileOf(name)], shell())) - sizeOf(shell())
    expect(added, name).toBeLessThanOrEqual(45)
  }
})

test('the styles of the page itself are not loaded a second time, which would change the typeface in the middle of a visit', () => {
  const page = readFileSync('dist/pwa/index.html', 'utf8')
  const withTypefaces = globSync('*.css', { cwd: assets }).filter((file) =>
    readFileSync(`${assets}/${file}`, 'utf8').includes('@font-face{'),
  )
  const disabled = [...page.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)" disabled>/g)].map(([, file]) => file)
  expect(disabled).toEqual(expect.arrayContaining(withTypefaces))
})

test('the browser gets the manifest that lies at the top level', () => {
  const manifestAt = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  expect(manifestAt('dist/pwa/manifest.webmanifest')).toEqual(manifestAt('manifest.webmanifest'))
  const links = readFileSync('dist/pwa/index.html', 'utf8').match(/<link rel="manifest"[^>]*>/g)
  expect(links).toEqual(['<link rel="manifest" href="/manifest.webmanifest">'])
})
