import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isMain } from './is-main.ts'
import { runQuietly } from './run.ts'
import { thirdPartyNotices } from './third-party-notices.ts'

const built = 'dist/pwa'
const stamp = 'dist/pwa.fingerprint'
const sources = ['pwa/**/*', 'api/contract/*.ts', 'vite.config.ts', 'manifest.webmanifest', 'package-lock.json']

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile())) {
    const file = `${path.parentPath}/${path.name}`
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Compressed once here instead of on every request. */
function compress(): void {
  for (const file of globSync(`${built}/**/*.{js,css,html,svg,json,webmanifest,ttf,txt}`)) {
    const text = readFileSync(file)
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
}

/** Builds the PWA unless its sources are unchanged. @throws Error if Vite fails */
export async function buildPwa(): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(`${built}/index.html`) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the page...')
  const code = await runQuietly('vite', ['build'])
  if (code !== 0) throw new Error('The page could not be built; the lines above say why.')
  writeFileSync(`${built}/third-party-notices.txt`, thirdPartyNotices())
  compress()
  writeFileSync(stamp, wanted)
}

if (isMain(import.meta)) await buildPwa()
