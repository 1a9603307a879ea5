import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontCache } from '../fonts/font-cache.ts'
import { fontsourceFiles, inFamilyOrder } from '../fonts/fontsource-files.ts'

const resolve = createRequire(import.meta.url).resolve

async function readLocalStore() {
  const scope = dirname(dirname(resolve('@fontsource-variable/noto-sans/unicode.json')))
  const addresses: Record<string, string> = {}
  const ranges: Record<string, Record<string, string>> = {}
  for (const family of readdirSync(scope).filter((name) => name.startsWith('noto-'))) {
    for (const file of readdirSync(join(scope, family, 'files')).filter((name) => name.endsWith('-wght-normal.woff2'))) {
      const path = join(scope, family, 'files', file)
      addresses[path] = path
    }
    const json = join(scope, family, 'unicode.json')
    ranges[json] = JSON.parse(await readFile(json, 'utf8'))
  }
  return inFamilyOrder(fontsourceFiles(addresses, ranges, (path) => readFile(path)))
}

let cache: ReturnType<typeof readLocalStore> | null = null

/** The same fonts as the app's, read from the packages on disk: for tests in Node. */
export const fontsOnDisk: FontCache = () => {
  cache ??= readLocalStore()
  return cache
}
